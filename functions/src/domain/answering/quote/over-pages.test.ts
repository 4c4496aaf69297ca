import { documentPages } from '../../document/document-page';
import { cited, quoted } from '../../../testing/quoted';

const ITEMS = '• Abrir el tapón en caliente.\n• Añadir agua fría.';

describe('what stands at the end of a page is not put above a list that it does not announce', () => {
  it.each([
    [
      'a section of its own',
      'Nunca debe:',
      { content: 'Abrir el capó\n• Abra el tapón.', headings: ['Abrir el capó'] },
    ],
    ['steps', 'No fume nunca al repostar.', { content: '1. Abra el tapón.\n2. Reposte.' }],
    ['advice', 'No use nunca agua a presión.', { content: '• Abra el tapón.\n• Reposte.' }],
    [
      'a list that begins anew',
      'Nunca debe:\n1. Empujar.\n2. Remolcar.',
      { content: '1. Abra el tapón.' },
    ],
  ])('%s', (_, before, page) => {
    expect(quoted('Abra', { content: before }, page)).toBe(
      page.content.replace('Abrir el capó\n', ''),
    );
  });

  it('nor is the list quoted where nobody can tell', () => {
    expect(quoted('Abrir', { content: 'Está prohibido.' }, { content: ITEMS })).toBeNull();
  });
});

describe('what limits the last sentence of a page stands on the next one', () => {
  const OPEN = 'Abra el tapón girándolo.';

  it.each([
    ['No lo haga nunca en caliente.', 'No lo haga nunca en caliente. Vuelva a cerrarlo.'],
    ['Excepto con el motor caliente.', 'Excepto con el motor caliente.\nOtra cosa.'],
    ['Esto solo está permitido en frío.', 'Esto solo está permitido en frío. Tiene rosca.'],
    ['ADVERTENCIA\nEl líquido quema.', 'ADVERTENCIA\nEl líquido quema.\nOtra cosa.'],
    ['Solo en frío. Nunca en marcha.', 'Solo en frío. Nunca en marcha. Tiene rosca.'],
  ])('%s', (limit, next) => {
    const pages = [{ content: `Tiene rosca. ${OPEN}` }, { content: next }];
    expect(quoted(OPEN, ...pages)).toBe(`${OPEN}\n${limit}`);
    expect(cited(OPEN, ...pages)?.map(({ excerpt }) => excerpt)).toEqual([1, 2]);
  });

  it('after steps', () => {
    const steps = '1. Gire.\n2. Tire.';
    const next = { content: 'ADVERTENCIA: el líquido quema.' };
    expect(quoted('Gire', { content: steps }, next)).toBe(`${steps}\n${next.content}`);
  });

  it('below a table', () => {
    const pages = [
      { content: 'Freno¹\t90 Nm\nRueda\t95 Nm' },
      { content: '¹ Solo 4x4.\nOtra cosa.' },
    ];
    expect(quoted('90', ...pages)).toBe('Freno¹: 90 Nm\n¹ Solo 4x4.');
  });

  it.each([
    ['something else', { content: 'La radio guarda veinte emisoras, no más.' }],
    ['another section', { content: 'Radio\nNo lo haga nunca.' }],
    ['what this passage says, too', { content: `${OPEN} No lo haga nunca.` }],
  ])('but not with %s', (_, next) => {
    expect(quoted(OPEN, { content: OPEN }, next)).toBe(OPEN);
  });

  it('nor after a sentence further up', () => {
    expect(quoted(OPEN, { content: `${OPEN} Ciérrelo.` }, { content: 'Nunca lo abra.' })).toBe(
      OPEN,
    );
  });
});

describe('a table that goes on on the next page', () => {
  const HEADER = 'Medida\tDelante\tDetrás';
  const first = `Presiones\n${HEADER}\nR15\t2,2 bar\t2,0 bar\nPlena carga\nR15\t2,4 bar\t2,3 bar`;
  const next = { content: 'R16\t2,5 bar\t2,9 bar\nR17\t2,6 bar\t2,9 bar' };
  const above = 'Presiones\nPlena carga\nMedida · Delante · Detrás';

  it('keeps the names of its columns, its title and that of its group', () => {
    expect(quoted('R16', { content: first }, next)).toBe(`${above}\nR16 · 2,5 bar · 2,9 bar`);
    expect(cited('R16', { content: first }, next)?.map(({ excerpt }) => excerpt)).toEqual([
      2, 1, 1, 1,
    ]);
  });

  it('over several pages', () => {
    const between = { content: 'R14\t2,1 bar\t2,1 bar\nR18\t2,7 bar\t2,8 bar' };
    expect(quoted('R16', { content: first }, between, next)).toBe(
      `${above}\nR16 · 2,5 bar · 2,9 bar`,
    );
  });

  it('with the name of its column beside each cell, where reading told that it goes on', () => {
    const read = documentPages();
    const [before, after] = [first, next.content].map((text, at) => {
      const { blocks } = read({ number: at + 1, reference: '', text, headings: [] });
      return { content: text, blocks };
    });
    if (!before || !after) throw new Error('Two pages');
    expect(quoted('R16', before, after)).toBe(
      'Presiones\nPlena carga\nR16: Delante: 2,5 bar · Detrás: 2,9 bar',
    );
    expect(cited('R16', before, after)?.map(({ quote }) => quote)).toContain(HEADER);
    // What names them is not at hand.
    expect(quoted('R16', after)).toBe('R16 · 2,5 bar · 2,9 bar');
  });

  it('below its header, said again', () => {
    const again = { content: `${HEADER}\n${next.content}` };
    expect(quoted('R16', { content: first }, again)).toBe(
      'Presiones\nPlena carga\nR16: Delante: 2,5 bar · Detrás: 2,9 bar',
    );
  });

  it.each([
    ['has a title of its own', `Pesos\n${next.content}`, 'Pesos\nR16 · 2,5 bar · 2,9 bar'],
    ['has other columns', 'R16\t2,5 bar\nR17\t2,6 bar', 'R16: 2,5 bar'],
    [
      'has other names',
      `Eje\tIzquierda\tDerecha\n${next.content}`,
      'R16: Izquierda: 2,5 bar · Derecha: 2,9 bar',
    ],
  ])('but no table that %s', (_, content, expected) => {
    expect(quoted('R16', { content: first }, { content })).toBe(expected);
  });
});

describe('paragraphs side by side at the beginning of a page', () => {
  it('are none of the table of figures that ends the page before', () => {
    const before = 'Velocidad\nVersión\tkm/h\nCorta\t150\nLarga\t140';
    const text = 'PARES Tuercas de la rueda: 90 Nm. Apriételas en cruz y compruébelas a los 50 km';
    const content = `${text}, como se ve en la figura que está al pie de esta misma página.\tLLANTAS De acero.`;
    expect(quoted('90 Nm', { content: before }, { content })).not.toContain('km/h');
  });
});

describe('what says on the page before of which vehicles a paragraph is', () => {
  const SCOPE = 'Los vehículos con cambio automático solo se remolcan con el eje elevado.';
  const FIGURE = 'La velocidad máxima es de 50 km/h.';

  it.each([
    ['at its end', `Hay una argolla. ${SCOPE}`, FIGURE, `${SCOPE}\n${FIGURE}`],
    ['before its last sentence', `${SCOPE} Ponga N.`, FIGURE, `${SCOPE} Ponga N.\n${FIGURE}`],
    ['above what goes on', SCOPE, `Ponga N. ${FIGURE}`, `${SCOPE}\n${FIGURE}`],
    ['a case', 'Si lleva remolque, frene.', FIGURE, `Si lleva remolque, frene.\n${FIGURE}`],
    ['in a passage of the page', `${SCOPE} Ponga N.`, `Ponga N. ${FIGURE}`, `${SCOPE}\n${FIGURE}`],
  ])('%s', (_, before, content, expected) => {
    expect(quoted('50', { content: before }, { content })).toBe(expected);
  });

  it.each([
    ['below a title', SCOPE, `Grúa\n${FIGURE}`, FIGURE],
    ['with a case of its own', SCOPE, 'Con grúa son 50 km/h.', 'Con grúa son 50 km/h.'],
    ['after something else', 'Hay una argolla.', FIGURE, FIGURE],
    ['further below', SCOPE, `Uno. Dos. Tres. Cuatro. ${FIGURE}`, FIGURE],
  ])('but not %s', (_, before, content, expected) => {
    expect(quoted('50', { content: before }, { content })).toBe(expected);
  });
});
