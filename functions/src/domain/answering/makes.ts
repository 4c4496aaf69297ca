/**
 * Makes with models that are named without them. Models that are also everyday words, or parts of a car, are left out:
 * a question about the "punto" of ignition, the "polo" of a battery or a "mini" fuse is no question about another car.
 */
const table = `
abarth:
acura: mdx rdx
alfa romeo: giulia giulietta stelvio tonale
aston martin:
audi: q2 q3 q5 q7 q8
bentley:
bmw: x1 x3 x5 x6
byd: atto dolphin
cadillac: escalade
chery: tiggo
chevrolet: silverado camaro onix equinox tahoe traverse malibu
chrysler: pacifica voyager
citroen: berlingo picasso
cupra: formentor
dacia: sandero duster jogger
daihatsu:
dodge: durango challenger
ferrari:
fiat: panda tipo500 cinquecento doblo
ford: mondeo ecosport bronco ranger mustang kuga
geely:
genesis:
gmc:
honda: civic accord hrv crv
hyundai: tucson kona elantra ioniq bayon
infiniti:
isuzu:
iveco:
jaguar:
jeep: wrangler cherokee renegade gladiator
kia: sportage sorento ceed picanto stonic niro
lada:
lamborghini:
lancia:
land rover: freelander discovery
lexus:
lincoln:
lynk:
maserati:
mazda: miata
mercedes:
mercedes-benz:
mg zs:
mitsubishi: outlander montero lancer
nissan: qashqai juke micra sentra versa frontier xtrail leaf
opel: astra mokka zafira
peugeot: partner rifter
polestar:
porsche: cayenne macan panamera cayman taycan
ram 1500:
renault: clio megane captur kadjar scenic kangoo twingo duster
rivian:
rover:
saab:
seat: ibiza ateca arona tarraco alhambra
skoda: octavia fabia kodiaq karoq superb
smart fortwo:
ssangyong:
subaru: forester outback impreza crosstrek
suzuki: swift vitara jimny
tesla: cybertruck
toyota: corolla yaris hilux camry prius rav4 tacoma highlander 4runner auris
vauxhall:
volkswagen: tiguan touareg passat jetta touran amarok
volvo: xc40 xc60 xc90
vw:
`;

/** Each make with names of its models, in lower case and without accents. */
export const makes: readonly { make: string; models: string[] }[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [make = '', models = ''] = line.split(':');
    return { make, models: models.split(' ').filter(Boolean) };
  });

const words = new Set(makes.flatMap(({ make, models }) => [...make.split(/[ -]/), ...models]));

/** Whether a folded word is a make or a model, or a part of its name. */
export const isMakeOrModel = (word: string): boolean => words.has(word);
