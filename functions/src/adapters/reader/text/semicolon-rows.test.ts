import { withTabsForSemicolons } from './semicolon-rows';

describe('columns by semicolons', () => {
  it('are cells of a table', () => {
    const lines = ['Relés', 'N.º;A;Circuito', 'R1;40;Bomba', 'R2;30;', 'R3;20;Bocina', ''];
    expect(withTabsForSemicolons(lines)).toEqual([
      ...['Relés', 'N.º\tA\tCircuito', 'R1\t40\tBomba', 'R2\t30\t', 'R3\t20\tBocina', ''],
    ]);
  });

  it.each([
    ['two lines only', ['a;b;c', 'd;e;f']],
    ['lines of other lengths', ['a;b;c', 'd;e', 'f;g;h']],
    ['one semicolon a line', ['Abra; cierre', 'Suba; baje', 'Pare; siga']],
    [
      'clauses of sentences',
      [
        'Pare; apague; espere.',
        'Abra el capó; mire el nivel; ciérrelo.',
        'Suba; arranque; conduzca despacio.',
      ],
    ],
  ])('are not seen in %s', (_, lines) => {
    expect(withTabsForSemicolons(lines)).toEqual(lines);
  });
});
