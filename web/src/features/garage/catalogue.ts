type Trims = readonly string[];
type Described = { make: string; model: string; trim?: string | null | undefined };

const toyotaHybrid: Trims = ['Business Plus', 'Active Plus', 'Style Plus', 'GR Sport'];
const hondaTrims: Trims = ['Elegance', 'Sport', 'Advance'];
const fordTrims: Trims = ['Trend', 'Titanium', 'ST-Line', 'ST-Line X'];
const chevroletTrims: Trims = ['LS', 'LT', 'LTZ', 'Premier'];
const bmwTrims: Trims = ['Advantage', 'Luxury Line', 'Sport Line', 'M Sport'];
const mercedesTrims: Trims = ['Progressive', 'Avantgarde', 'Exclusive', 'AMG Line'];
const audiTrims: Trims = ['Advanced', 'Design', 'S line', 'Black line'];
const volkswagenTrims: Trims = ['Edition', 'Advance', 'Life', 'Style', 'R-Line'];
const nissanTrims: Trims = ['Visia', 'Acenta', 'N-Connecta', 'Tekna', 'Tekna+'];
const jeepTrims: Trims = ['Sport', 'Longitude', 'Altitude', 'Limited', 'S'];

/** The ten makes that are offered, their models, and the trims of each model. */
const catalogue: Readonly<Record<string, Readonly<Record<string, Trims>>>> = {
  Toyota: {
    'Aygo X': ['Play', 'Chic', 'Envy', 'Limited'],
    Yaris: ['Active', 'Style', 'Premier Edition', 'GR Sport'],
    'Yaris Cross': ['Active Plus', 'Style', 'Adventure', 'GR Sport'],
    Corolla: ['Active', 'Active Tech', 'Style', 'GR Sport'],
    'C-HR': ['Active', 'Advance', 'GR Sport'],
    Prius: ['Active', 'Advance', 'Plug-in'],
    RAV4: ['Business', 'Advance', 'Style', 'Adventure', 'GR Sport'],
    Camry: ['Business', 'Advance', 'Luxury'],
    Hilux: ['GX', 'VX', 'Invincible', 'GR Sport'],
    'Land Cruiser': ['GX', 'VX', 'VX-L'],
    'Proace City Verso': toyotaHybrid,
  },
  Honda: {
    Jazz: ['Elegance', 'Executive', 'Crosstar'],
    Civic: ['Elegance', 'Sport', 'Advance', 'Type R'],
    Accord: ['LX', 'EX', 'Sport', 'Touring'],
    'HR-V': ['Elegance', 'Advance', 'Advance Style'],
    'ZR-V': hondaTrims,
    'CR-V': ['Elegance', 'Advance', 'Advance Tech', 'Sport Line'],
    Pilot: ['Sport', 'EX-L', 'TrailSport', 'Touring', 'Elite'],
  },
  Ford: {
    Fiesta: ['Trend', 'Titanium', 'ST-Line', 'Active', 'ST'],
    Focus: ['Trend', 'Titanium', 'ST-Line', 'Active', 'ST'],
    Mondeo: ['Trend', 'Titanium', 'ST-Line', 'Vignale'],
    Puma: ['Titanium', 'ST-Line', 'ST-Line X', 'ST'],
    Kuga: ['Trend', 'Titanium', 'ST-Line X', 'Vignale'],
    EcoSport: fordTrims,
    Explorer: ['Limited', 'ST-Line', 'Platinum'],
    Mustang: ['EcoBoost', 'GT', 'Mach 1'],
    Ranger: ['XL', 'XLT', 'Limited', 'Wildtrak', 'Raptor'],
    'F-150': ['XL', 'XLT', 'Lariat', 'King Ranch', 'Platinum'],
    'Tourneo Connect': ['Trend', 'Titanium', 'Active'],
  },
  Chevrolet: {
    Spark: ['LS', 'LT', 'Activ'],
    Aveo: ['LS', 'LT', 'LTZ'],
    Onix: ['LS', 'LT', 'RS', 'Premier'],
    Cruze: chevroletTrims,
    Malibu: ['LS', 'RS', 'LT', 'Premier'],
    Tracker: ['LS', 'LT', 'RS', 'Premier'],
    Captiva: ['LS', 'LT', 'Premier'],
    Equinox: ['LS', 'LT', 'RS', 'Premier'],
    Tahoe: ['LS', 'LT', 'RST', 'Z71', 'High Country'],
    Silverado: ['WT', 'LT', 'RST', 'LTZ', 'High Country'],
    Camaro: ['LT', 'SS', 'ZL1'],
  },
  BMW: {
    'Serie 1': ['Advantage', 'Sport Line', 'M Sport', 'M135i'],
    'Serie 2': ['Advantage', 'Luxury Line', 'M Sport', 'M240i'],
    'Serie 3': ['Advantage', 'Luxury Line', 'Sport Line', 'M Sport', 'M340i'],
    'Serie 4': ['Advantage', 'M Sport', 'M440i'],
    'Serie 5': ['Business', 'Luxury Line', 'M Sport', 'M550i'],
    X1: ['xLine', 'M Sport', 'M35i'],
    X3: ['Advantage', 'xLine', 'M Sport', 'M40i'],
    X5: ['xLine', 'M Sport', 'M60i'],
    i3: ['Atelier', 'Loft', 'Suite', 'i3s'],
    i4: ['eDrive35', 'eDrive40', 'M50'],
    Z4: bmwTrims,
  },
  'Mercedes-Benz': {
    'Clase A': ['Style', 'Progressive', 'AMG Line'],
    'Clase B': ['Style', 'Progressive', 'AMG Line'],
    'Clase C': mercedesTrims,
    'Clase E': mercedesTrims,
    'Clase S': ['Business', 'Luxury', 'AMG Line'],
    CLA: ['Style', 'Progressive', 'AMG Line'],
    GLA: ['Style', 'Progressive', 'AMG Line'],
    GLB: ['Style', 'Progressive', 'AMG Line'],
    GLC: mercedesTrims,
    GLE: ['Avantgarde', 'AMG Line'],
    EQA: ['Electric Art', 'Progressive', 'AMG Line'],
    Vito: ['Work', 'Pro', 'Select', 'Tourer'],
  },
  Audi: {
    A1: ['Attraction', 'Adrenalin', 'Advanced', 'S line'],
    A3: audiTrims,
    A4: audiTrims,
    A5: audiTrims,
    A6: ['Sport', 'Design', 'S line', 'Black line'],
    Q2: audiTrims,
    Q3: audiTrims,
    Q5: audiTrims,
    Q7: ['Design', 'S line', 'Black line'],
    'e-tron': ['Advanced', 'S line', 'Black line'],
    TT: ['Advanced', 'S line', 'TTS'],
  },
  Volkswagen: {
    Polo: ['Edition', 'Advance', 'Life', 'R-Line', 'GTI'],
    Golf: ['Edition', 'Advance', 'Life', 'Style', 'R-Line', 'GTI', 'GTD', 'R'],
    Passat: ['Edition', 'Advance', 'Business', 'Elegance', 'R-Line'],
    'T-Cross': ['Edition', 'Advance', 'Life', 'Sport', 'R-Line'],
    'T-Roc': ['Edition', 'Advance', 'Life', 'Style', 'R-Line'],
    Tiguan: ['Edition', 'Advance', 'Life', 'Elegance', 'R-Line'],
    Touran: volkswagenTrims,
    Touareg: ['Origin', 'Premium', 'Elegance', 'R-Line'],
    'ID.3': ['Pure', 'Pro', 'Pro S', 'GTX'],
    'ID.4': ['Pure', 'Pro', 'GTX'],
    Caddy: ['Origin', 'Outdoor', 'Life', 'Style'],
    Amarok: ['Origin', 'Life', 'Style', 'PanAmericana', 'Aventura'],
  },
  Nissan: {
    Micra: ['Visia', 'Acenta', 'N-Design', 'N-Sport', 'Tekna'],
    Juke: ['Visia', 'Acenta', 'N-Connecta', 'N-Design', 'Tekna'],
    Qashqai: nissanTrims,
    'X-Trail': ['Visia', 'Acenta', 'N-Connecta', 'Tekna', 'Tekna+'],
    Leaf: ['Acenta', 'N-Connecta', 'Tekna', 'e+ Tekna'],
    Ariya: ['Engage', 'Advance', 'Evolve', 'Nismo'],
    Navara: ['Visia', 'Acenta', 'N-Connecta', 'Tekna', 'N-Guard'],
    Sentra: ['Sense', 'Advance', 'Exclusive', 'SR'],
    Versa: ['Sense', 'Advance', 'Exclusive', 'Platinum'],
  },
  Jeep: {
    Avenger: ['Longitude', 'Altitude', 'Summit'],
    Renegade: ['Sport', 'Longitude', 'Limited', 'Trailhawk', 'S'],
    Compass: ['Sport', 'Longitude', 'Limited', 'Trailhawk', 'S'],
    Cherokee: jeepTrims,
    'Grand Cherokee': ['Laredo', 'Limited', 'Overland', 'Summit'],
    Wrangler: ['Sport', 'Sahara', 'Rubicon'],
    Gladiator: ['Overland', 'Rubicon', 'Farout'],
  },
};

/** Whether the lists have a vehicle that is edited; a new one, of which nothing is known, is chosen of them. */
export const isOffered = ({ make, model, trim }: Described): boolean =>
  make === '' || (modelsOf(make).includes(model) && (!trim || trimsOf(make, model).includes(trim)));

export const makes: readonly string[] = Object.keys(catalogue);

/** Models of a make; none while it has not been chosen. */
export const modelsOf = (make: string): readonly string[] => Object.keys(catalogue[make] ?? {});

/** Trims of a model; none while it has not been chosen. */
export const trimsOf = (make: string, model: string): readonly string[] =>
  catalogue[make]?.[model] ?? [];
