import { join } from 'node:path';
import { readPdf } from './read-pdf';

const CASES = join(__dirname, '../../../../test/fixtures/cases');

async function textOf(name: string): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of (await readPdf(join(CASES, `${name}.pdf`))).pages) texts.push(text);
  return texts.join('\n\n');
}

/** Of RM-RIGHT.md and BG-RIGHT.md: what the text of each file must say, and what it must not. */
const RIGHT: [name: string, says: (string | RegExp)[], not?: (string | RegExp)[]][] = [
  [
    'RM01',
    [
      /automático»\.\s+Conectar la refrigeración[\s\S]*a los 50 km\.\s+Frío máximo/,
      'zona derecha.',
    ],
    ['\t'],
  ],
  [
    'RM02',
    [
      /ADVERTENCIA:\nLa maneta derecha actúa sobre el freno delantero, al revés que en otras bicicletas\./,
      /compruebe la presión cada semana\.\s+Mandos del lado izquierdo/,
      'suelte el acelerador. Para anularlo',
    ],
    ['\t'],
  ],
  [
    'RM03',
    [
      /⚠ ADVERTENCIA\nSi el vehículo/,
      '• Pise el pedal del freno.',
      /1\. Gire la llave.*\n2\. Mantenga.*\n3\. Elija.*\n4\. Confirme/,
      /⚠ Advertencia\nNo abra/,
    ],
    [/testigo I\b/, /^[fh9] ?\p{Lu}/mu],
  ],
  [
    'RM04',
    [
      '5\tBocina\t15 A',
      'Depósito de combustible\t42 litros\t45 litros',
      '3\tLuz de matrícula\tW5W',
    ],
  ],
  ['RM05', ['4\tLuz de freno y posición trasera\t12 V, 21/5 W\tP21/5W\t2', 'Capacidad\t4,6 l']],
  ['RM06', ['\tTras el desmontaje\t0,9 l', 'recomendado\tSAE 10W-30, API SJ JASO MA']],
  [
    'RM08',
    [
      /^Aceite de motor\t5W30 ACEA A5\/B5 Norma LX 6579\t[^\t]*\t3,5 l \(gasolina\) 4 l \(gasóleo\)$/m,
      /^Líquido de frenos\tDOT 4 Norma LX 7711\t[^\t]*\t0,5 l$/m,
      /^Refrigerante \(mezcla lista\) \(anticongelante y agua destilada 40 : 60\)\t/m,
    ],
    [/^Norma/m],
  ],
  ['RM17', [/^Uso de la puerta/], [/^\d{3} |\d{3}$/m]],
  [
    'RM19',
    [
      /^N\.º\tOperación Km\tPDI\t1\.5K\t7\.5K\t15K\t22\.5K\t30K\t37\.5K\t45K$/m,
      /^4\tCambiar las bujías\t{7}●\t$/m,
    ],
  ],
  [
    'RM20',
    [
      /^El BRUMA TREN se ha fabricado para que su uso sea económico y no dé problemas\./m,
      /^Primera revisión - A los 1000-2000 km o 2 meses, lo que ocurra antes\.$/m,
    ],
  ],
  ['BG05', [/(?:ADVERTENCIA: No abra nunca[\s\S]*){4}/]],
  ['BG06', ['2,5 bar', '118 Nm'], ['2,0 bar', '90 Nm']],
  ['BG07', ['2,3 bar', '116 Nm', '15000 km']],
  ['BG08', ['2,6 bar'], ['9,8']],
  ['BG09', ['2,6 bar'], ['9,7']],
  ['BG15', ['1.6 diésel\t4,7\t\t12,5\t50', '1.5 híbrido\t4,1\t\t\t43']],
  ['BG19', ['llave de 3/8 de pulgada', 'es de 1 7/8 pulgadas']],
  ['BG22', ['Presión delantera: 2,3 bar en frío.', 'Presión trasera: 2,6 bar en frío.']],
  ['BG28', ['Presión trasera: 2,6 bar.'], ['9,9']],
  ['BG35', ['Revisión\t1.ª\t2.ª\t3.ª\t4.ª', 'km\t15.000\t30.000', 'años\t1\t2', 'Bujías\t\t\t\t•']],
  ['BG29', ['2,5 bar'], ['2,0']],
  ['RM12', ['Intervalo Elemento km\t1 000\t5 000', 'Bujía\t–\tI\tR\tI'], ['Bujía\tBujía']],
];

it.each(RIGHT)('the reader of PDF reads what %s shows', async (name, says, not = []) => {
  const text = await textOf(name);
  for (const one of says) expect(text).toEqual(expect.stringMatching(patternOf(one)));
  for (const one of not) expect(text).not.toEqual(expect.stringMatching(patternOf(one)));
});

const patternOf = (what: string | RegExp): RegExp =>
  what instanceof RegExp ? what : new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
