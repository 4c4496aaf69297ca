import { linesOfLight, rowLines, sharedLines, withoutShared } from './row-lines';

const COLUMNS = ['Testigo', 'Color', 'Qué hacer'];

describe('rowLines', () => {
  it('names each cell of a row by its column, and leaves empty ones out', () => {
    expect(rowLines({ text: 'Aceitera\t\tPare el motor.', columns: COLUMNS })).toEqual([
      { label: 'Testigo', words: 'Aceitera' },
      { label: 'Qué hacer', words: 'Pare el motor.' },
    ]);
  });

  it.each([
    ['of a table without names', { text: 'Aceitera\tPare.' }],
    ['that has another number of cells', { text: 'Aceitera\tPare.', columns: COLUMNS }],
  ])('names no cell of a row %s', (_what, row) => {
    expect(rowLines(row)).toEqual([
      { label: '', words: 'Aceitera' },
      { label: '', words: 'Pare.' },
    ]);
  });

  it('parts no sentence', () => {
    expect(rowLines({ text: 'Pare el motor.' })).toEqual([]);
  });
});

describe('linesOfLight', () => {
  const [steady, blinking] = ['Fijo: acuda al taller.', 'Intermitente: reduzca la velocidad.'];
  const meaningOf = (phrase: string) => ({ deciding: { phrase } });
  const light = {
    ...{ name: 'Motor', colours: ['amber' as const] },
    meanings: [meaningOf(steady), meaningOf(blinking)] as never,
  };
  const row = {
    text: `Motor\t• Ámbar\tAvería\t${steady} No lo deje. ${blinking} Pare si sigue.`,
    columns: ['Testigo', 'Color', 'Significado', 'Qué hacer'],
  };
  const told = [steady, blinking].map((phrase) => linesOfLight(row, light, phrase));
  const meaning = { label: 'Significado', words: 'Avería' };

  it('tells of each state its half first, to the last word, and neither name nor colour again', () => {
    expect(told).toEqual([
      [{ label: 'Qué hacer', words: `${steady} No lo deje.` }, meaning],
      [{ label: 'Qué hacer', words: `${blinking} Pare si sigue.` }, meaning],
    ]);
  });

  it('loses no words before those that decide', () => {
    const cell =
      'Parpadeo: reduzca la velocidad. Fijo: apague y arranque; si persiste, acuda al taller';
    const skidding = {
      ...{ name: 'Coche', colours: ['amber' as const] },
      meanings: ['si persiste, acuda al taller', 'Parpadeo: reduzca la velocidad.'].map(
        meaningOf,
      ) as never,
    };
    const ofState = (phrase: string) =>
      linesOfLight({ text: `Coche\tAvería\t${cell}`, columns: ['a', 'b', 'c'] }, skidding, phrase);
    expect(ofState('si persiste, acuda al taller').at(0)?.words).toBe(
      'Fijo: apague y arranque; si persiste, acuda al taller',
    );
    expect(ofState('Parpadeo: reduzca la velocidad.').at(0)?.words).toBe(
      'Parpadeo: reduzca la velocidad.',
    );
  });

  it('tells all of a row that tells no states apart', () => {
    const whole = { ...row, text: `Motor\tÁmbar\tAvería\t${steady} No lo deje.` };
    expect(linesOfLight(whole, light, steady)).toEqual([
      { label: 'Qué hacer', words: `${steady} No lo deje.` },
      meaning,
    ]);
  });

  it('tells what to do before what it means, and of which colour it is last', () => {
    const both = { ...row, text: `Motor\tRojo o ámbar\tAvería\t${steady}` };
    expect(linesOfLight(both, light, steady).map(({ label }) => label)).toEqual([
      'Qué hacer',
      'Significado',
      'Color',
    ]);
  });

  it('has what both say once', () => {
    const shared = sharedLines(told);
    expect(shared).toEqual([meaning]);
    expect(told.map((lines) => withoutShared(lines, shared).length)).toEqual([1, 1]);
    expect(sharedLines(told.slice(0, 1))).toEqual([]);
  });
});
