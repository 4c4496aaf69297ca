import { anExcerpt } from '../../testing/excerpts';
import { blocksOfText } from '../document/blocks-of-text';
import { composeAnswer } from './compose-answer';
import { aQuestion } from '../../testing/questions';
import { extractiveAnswer } from './extractive-answer';

const CONTENT =
  'Presiones de inflado en frío\nNeumático\tCarga\tDelante\tDetrás\n' +
  '185/65 R15\tNormal\t2,2 bar\t2,0 bar\n185/65 R15\tPlena carga\t2,4 bar\t2,8 bar\n' +
  'Compruebe la presión cada mes.';
const box = { x: 0.1, y: 0.4, w: 0.7, h: 0.01 };
const placed = [...CONTENT.matchAll(/^185.*$/gm)].map(({ index, 0: row }) => ({
  start: index,
  end: index + row.length,
  box,
}));
const blocks = blocksOfText('39', { text: CONTENT, headings: [], placed });
const excerpts = [
  anExcerpt({ content: CONTENT, headings: ['Neumáticos'], position: 38, revision: 3, blocks }),
];

function composed(rows: string[], text = 'Presiones de inflado en frío\n…') {
  const spans = rows.map((row) => {
    const start = CONTENT.indexOf(row);
    return { excerpt: 0, start, end: start + row.length };
  });
  return composeAnswer(
    aQuestion('¿qué presión?'),
    {
      found: true,
      certainty: 0.99,
      statements: [
        {
          text,
          citations: spans,
          quoted: {
            kind: 'table',
            above: 'Presiones de inflado en frío',
            pieces: spans,
            below: 'Cada mes.',
          },
        },
      ],
    },
    excerpts,
  );
}

const ROWS = ['185/65 R15\tNormal\t2,2 bar\t2,0 bar', '185/65 R15\tPlena carga\t2,4 bar\t2,8 bar'];

describe('the statements of an answer', () => {
  it('show quoted rows as a table below the names of its columns, with their units and places', () => {
    expect(composed(ROWS)?.statements[0]).toEqual({
      kind: 'table',
      above: 'Presiones de inflado en frío',
      header: [{ cells: ['Neumático', 'Carga', 'Delante', 'Detrás'] }],
      rows: [
        {
          cells: ['185/65 R15', 'Normal', '2,2 bar', '2,0 bar'],
          unit: '39-2-2',
        },
        {
          cells: ['185/65 R15', 'Plena carga', '2,4 bar', '2,8 bar'],
          unit: '39-2-3',
        },
      ],
      below: 'Cada mes.',
      citations: [
        {
          source: 0,
          manualId: 1,
          revision: 3,
          pageNumber: 39,
          pageReference: 'p. 39',
          units: blocks[1]?.units.slice(1).map(({ id, hash }) => ({ id, hash })),
          boxes: [box, box],
        },
      ],
    });
  });

  it('show text where what is quoted is no row of the table', () => {
    const [statement] = composed(['Compruebe la presión cada mes.'], 'Cada mes.')?.statements ?? [];
    expect(statement).toMatchObject({
      kind: 'text',
      text: 'Cada mes.',
      citations: [{ units: [{ id: '39-3-1' }] }],
    });
  });

  it('end with our remarks, which cite nothing', () => {
    const answer = composed(ROWS);
    const said = answer?.statements.filter(({ kind }) => kind === 'remark') ?? [];
    expect(answer?.response.split('\n\n').slice(1)).toEqual(
      said.map((remark) => 'text' in remark && remark.text),
    );
  });
});

describe('the embedded answerer', () => {
  it('quotes the rows that answer as rows of their table', () => {
    const draft = extractiveAnswer(
      aQuestion('¿Qué presión llevan los neumáticos a plena carga?'),
      excerpts,
    );
    for (const { quoted } of draft.statements) {
      for (const { start, end } of quoted?.pieces ?? []) {
        expect(CONTENT.slice(start, end)).toMatch(/^185/);
      }
    }
  });
});
