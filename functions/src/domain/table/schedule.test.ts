import { scheduleOf } from './schedule';

const rowsOf = (text: string) => text.split('\n').map((row) => row.split('|'));
const scheduleIn = (text: string, ...beside: string[]) => scheduleOf(rowsOf(text), beside);
const span = (counted: object) => ({
  km: null,
  miles: null,
  months: null,
  hours: null,
  ...counted,
});
const due = (counted: object) => ({ kind: 'due', span: span(counted) });

describe('scheduleOf', () => {
  it('types columns by all heads, and names those that count nothing', () => {
    const schedule = scheduleIn('km|15.000|30.000|Notas\nmeses|12|24|\nAceite|R|R|2');
    expect(schedule).toEqual({
      columns: [
        due({ km: 15_000, months: 12 }),
        due({ km: 30_000, months: 24 }),
        { kind: 'other', name: 'Notas' },
      ],
      rows: 2,
      isEach: false,
    });
  });

  it.each([
    ['a line beside it', 'Operación|20|40\nAceite|R|R', 'miles de km', 1, [20_000, 40_000]],
    ['a row above it', '|km × 1.000|km × 1.000\nItem|7,5|15\nAceite|R|R', '', 2, [7500, 15_000]],
    ['nothing, where distances go up', 'Operación|1000|3000\nAceite|R|R', '', 1, [1000, 3000]],
  ])('takes what figures count from %s', (_, text, beside, rows, km) => {
    expect(scheduleIn(text, beside)).toMatchObject({
      rows,
      columns: km.map((at) => due({ km: at })),
    });
  });

  it('reads kilometres before miles in brackets, and months below them', () => {
    const text = 'Kilómetros (millas)|9 000 (5,600)|18 000 (11,200)\n|6 m|12 m\nCadena|I|R';
    expect(scheduleIn(text)?.columns).toEqual([
      due({ km: 9000, months: 6 }),
      due({ km: 18_000, months: 12 }),
    ]);
  });

  it('counts nothing where services are only numbered', () => {
    expect(scheduleIn('Revisión|1.ª|2.ª\nAceite|R|R')).toMatchObject({
      columns: [
        { kind: 'due', span: null },
        { kind: 'due', span: null },
      ],
      rows: 1,
    });
  });

  it('tells intervals from steps', () => {
    const text = 'Trabajo|Cada 10.000 km|Cada 20.000 km|Cada 40.000 km\nAceite|x||';
    expect(scheduleIn(text)).toMatchObject({ isEach: true });
  });

  it('is none where figures do not go up', () => {
    expect(scheduleIn('km|30.000|15.000\nAceite|R|R')).toBeNull();
  });
});
