import type { LineDrawingName } from '../../ui/line-drawing';

export type Body = Extract<LineDrawingName, 'car' | 'saloon' | 'van' | 'motorcycle'>;

/** Makes that build nothing but motorcycles, in lower case without accents. */
export const motorcycleMakes: readonly string[] = [
  ...['aprilia', 'benelli', 'derbi', 'ducati', 'gas gas', 'harley davidson', 'husqvarna'],
  ...['indian', 'kawasaki', 'ktm', 'kymco', 'lambretta', 'moto guzzi', 'mv agusta', 'rieju'],
  ...['royal enfield', 'sherco', 'sym', 'triumph', 'vespa', 'voge', 'yamaha', 'zontes'],
];

/** Words of models that tell what body they have, in the order in which they are looked for. */
export const bodyWords: Readonly<Record<Exclude<Body, 'car'>, readonly string[]>> = {
  motorcycle: [
    ...['africa twin', 'burgman', 'forza', 'gold wing', 'hayabusa', 'pcx', 'v strom', 'vespa'],
    ...['moto', 'motocicleta', 'scooter'],
  ],
  van: [
    ...['berlingo', 'boxer', 'bipper', 'caddy', 'california', 'caravelle', 'citan', 'clase v'],
    ...['combo', 'connect', 'crafter', 'daily', 'dispatch', 'doblo', 'dokker', 'ducato', 'expert'],
    ...['express', 'fiorino', 'jumper', 'jumpy', 'kangoo', 'master', 'movano', 'multivan', 'nv200'],
    ...[
      'nv300',
      'nemo',
      'partner',
      'primastar',
      'proace',
      'rifter',
      'scudo',
      'sprinter',
      'talento',
    ],
    ...['tourneo', 'townstar', 'trafic', 'transit', 'transporter', 'traveller', 'viano', 'vito'],
    ...['vivaro', 'zafira life', 'combi', 'furgon', 'furgoneta'],
  ],
  saloon: [
    ...['a4', 'a5', 'a6', 'a8', 'accord', 'altima', 'avensis', 'camry', 'clase c', 'clase e'],
    ...[
      'clase s',
      'cla',
      'cruze',
      'elantra',
      'fabia sedan',
      'giulia',
      'insignia',
      'ioniq 6',
      'jetta',
    ],
    ...['laguna', 'malibu', 'maxima', 'model 3', 'model s', 'mondeo', 'octavia', 'onix', 'passat'],
    ...[
      'sentra',
      'serie 3',
      'serie 5',
      'serie 7',
      'superb',
      'talisman',
      'toledo',
      'versa',
      'vento',
    ],
    ...['berlina', 'sedan'],
  ],
};
