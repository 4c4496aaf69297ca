/** Units of measure as `plainForm` leaves them, by the one name under which they are compared. */
const measures = `
bar: bar bares
psi: psi
kpa: kpa
km/h: km/h kmh kph
mph: mph
l/100km: l/100km
kwh: kwh
km: km kms kilometro kilometros kilometer kilometers kilometre kilometres
mi: mi milla millas mile miles
mm2: mm2
mm: mm milimetro milimetros
cm3: cm3 cc
cm: cm centimetro centimetros
m3: m3
m2: m2
m: m metro metros meter meters metre metres
in: in pulgada pulgadas inch inches
ft: ft pie pies foot feet
l: l litro litros litre litres liter liters
ml: ml mililitros
gal: gal galon galones gallon gallons
qt: qt quarts
kg: kg kilo kilos kilogramo kilogramos
g: g gr gramo gramos grams
lb: lb lbs libra libras pounds
t: t tonelada toneladas
nm: nm
lbft: lbft
rpm: rpm
hz: hz
ah: ah
amp: amp amperio amperios amps
v: v voltio voltios volts
kw: kw
w: w vatio vatios watts
hp: cv hp ps
c: °c ºc grado grados
f: °f
%: % porciento percent
s: s seg segundo segundos second seconds
min: min minuto minutos minute minutes
h: h hora horas hour hours
day: dia dias day days
week: semana semanas week weeks
month: mes meses month months
year: ano anos year years
times: vez veces time times
turn: vuelta vueltas turn turns
oct: octanos octano octanaje ron
person: persona personas ocupante ocupantes people
`;

/** Names of cardinal numbers; "un" and "una" are articles. */
const numbers = `
cero zero 0|dos two 2|tres three 3|cuatro four 4|cinco five 5|seis six 6|siete seven 7|ocho eight 8|nueve nine 9|diez ten 10|once eleven 11
doce twelve 12|trece thirteen 13|catorce fourteen 14|quince fifteen 15|dieciseis sixteen 16|diecisiete seventeen 17|dieciocho eighteen 18
diecinueve nineteen 19|veinte twenty 20|treinta thirty 30|cuarenta forty 40|cincuenta fifty 50|sesenta sixty 60|setenta seventy 70
ochenta eighty 80|noventa ninety 90|cien 100|mil 1000
`;

const canonical = new Map(
  measures
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form) => [form, name] as const);
    }),
);
export const measureOf = (word: string): string | undefined => canonical.get(word);

const valueOf = new Map(
  numbers
    .trim()
    .split(/[|\n]/)
    .flatMap((entry) => {
      const names = entry.split(' ');
      const value = names.pop() ?? '';
      return names.map((name) => [name, value] as const);
    }),
);

/** Fractions that are written out, before the single words are read. */
const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b3 cuartos\b|\b3 quarters?\b|¾/g, ' 3/4 '],
  [/\b(?:un|a) (?:cuarto|quarter)\b|¼/g, ' 1/4 '],
  [/\b(\d+) y medi[oa]\b/g, ' $1.5 '],
  [/\b(\d+) (horas?|vueltas?|litros?|minutos?|anos?) y medi[oa]\b/g, ' $1.5 $2 '],
  [/\bmedi[oa]s?\b(?= (?:vuelta|hora|litro|minuto|turn))|\bhalf (?:a|an)\b|½/g, ' 1/2 '],
  [/\b11 (?=(?:a|per|every)\b)/g, '1 vez '],
  [/\btwice\b/g, '2 veces'],
  [/\buna vez (?=al|a la|por|cada)/g, '1 vez '],
];

const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...valueOf.keys()].join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** A plain text with its numbers in figures. */
export const withFigures = (plain: string): string =>
  FRACTIONS.reduce(
    (text, [words, figure]) => text.replace(words, figure),
    plain.replace(NUMBER_WORD, (word) => valueOf.get(word) ?? word),
  );

/** "Kilómetros", "Presión (bar)": the units that the name of a column or a caption gives its figures. */
export const measuresNamedIn = (tokens: readonly string[]): Set<string> =>
  new Set(tokens.flatMap((token) => measureOf(token) ?? []));
