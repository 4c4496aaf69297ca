import { readAnswer, statementsOf } from './answer-parts';

const RESPONSE =
  'Delante van 2,3 bar. [1]\n\nDetrás, según la carga. [1][2]\n\n\nConsejo: pregunta en un taller.';

describe('an answer', () => {
  it('has a paragraph for each block between blank lines', () => {
    expect(readAnswer(RESPONSE, 2).map(({ statement }) => statement)).toEqual([
      'Delante van 2,3 bar.',
      'Detrás, según la carga.',
      'Consejo: pregunta en un taller.',
    ]);
  });

  it('turns markers into citations, right beside what they prove', () => {
    expect(readAnswer('Delante van 2,3 bar. [1]', 1)[0]?.lines[0]).toEqual([
      { kind: 'text', text: 'Delante van ' },
      { kind: 'figure', text: '2,3\u202fbar' },
      { kind: 'text', text: '.' },
      { kind: 'citation', source: 0 },
    ]);
  });

  it.each(['ᵃ Con más de 50 kg.', '* En 2 horas.', '(1) Cada 6 años.'])(
    'shows the figures of the note %j as words, as they are not what was asked for',
    (note) => {
      expect(readAnswer(`Detrás: 2,3 bar\n${note} [1]`, 1)[0]?.lines[1]).toEqual([
        { kind: 'text', text: note },
        { kind: 'citation', source: 0 },
      ]);
    },
  );

  it('knows which paragraphs stand on a source and which are ours', () => {
    expect(readAnswer(RESPONSE, 2).map(({ sources }) => sources)).toEqual([[0], [0, 1], []]);
  });

  it('leaves alone what looks like a marker of a source that is not there', () => {
    const [paragraph] = readAnswer('Pulsa [3] y [0]. [1]', 1);
    expect(paragraph?.lines).toEqual([
      [
        { kind: 'text', text: 'Pulsa [3] y [0].' },
        { kind: 'citation', source: 0 },
      ],
    ]);
  });

  it('is one paragraph as a list, with a line for each item', () => {
    const [paragraph, ...others] = readAnswer('Haz esto:\n- uno\n- dos [1]', 1);
    expect(others).toEqual([]);
    expect(paragraph?.lines).toEqual([
      [{ kind: 'text', text: 'Haz esto:' }],
      [{ kind: 'text', text: '- uno' }],
      [
        { kind: 'text', text: '- dos' },
        { kind: 'citation', source: 0 },
      ],
    ]);
  });

  it('says what stands on the authority of a source', () => {
    const paragraphs = readAnswer(RESPONSE, 2);
    expect(statementsOf(paragraphs, 0)).toEqual([
      'Delante van 2,3 bar.',
      'Detrás, según la carga.',
    ]);
    expect(statementsOf(paragraphs, 1)).toEqual(['Detrás, según la carga.']);
  });
});
