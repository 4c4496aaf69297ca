import type { Font } from './fonts';
import { IDENTITY, times, type Matrix } from './matrix';
import type { Operand } from './operators';
import { showText, type Run, type TextState } from './text-run';
import { NotDirect } from './values';

export type Operands = readonly Operand[];
/** What each operator does, by its name. */
export type Actions = Record<string, (operands: Operands) => void>;

type Surroundings = {
  /** Where the content is drawn. */
  base: Matrix;
  fontNamed: (name: Operand | undefined) => Font;
  onRun: (run: Run) => void;
};

const BLANK: TextState = {
  font: null,
  size: 0,
  charSpace: 0,
  wordSpace: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};

const numberAt = (operands: Operands, index: number): number => {
  const operand = operands[index];
  if (typeof operand !== 'number') throw new NotDirect('operand');
  return operand;
};

export const matrixOf = (operands: Operands): Matrix => [
  numberAt(operands, 0),
  numberAt(operands, 1),
  numberAt(operands, 2),
  numberAt(operands, 3),
  numberAt(operands, 4),
  numberAt(operands, 5),
];

/** The operators that place and show text, and where things are drawn after them. */
export function textMachine({ base, fontNamed, onRun }: Surroundings): {
  actions: Actions;
  place: () => Matrix;
} {
  let ctm = base;
  let state = { ...BLANK };
  let line = IDENTITY;
  let text = IDENTITY;
  const saved: { ctm: Matrix; state: TextState }[] = [];
  const move = (x: number, y: number): void => {
    line = times([1, 0, 0, 1, x, y], line);
    text = line;
  };
  const show = (items: Operands): void => {
    const { run, advance } = showText(items, state, times(text, ctm));
    if (run.glyphs > 0 && run.size !== 0) onRun(run);
    text = times([1, 0, 0, 1, advance, 0], text);
  };
  const nextLine = (): void => move(0, -state.leading);
  const actions: Actions = {
    q: () => saved.push({ ctm, state: { ...state } }),
    Q: () => ({ ctm, state } = saved.pop() ?? { ctm, state }),
    cm: (operands) => (ctm = times(matrixOf(operands), ctm)),
    BT: () => (line = text = IDENTITY),
    Tf: (operands) => {
      state.font = fontNamed(operands[0]);
      state.size = numberAt(operands, 1);
    },
    Tc: (operands) => (state.charSpace = numberAt(operands, 0)),
    Tw: (operands) => (state.wordSpace = numberAt(operands, 0)),
    Tz: (operands) => (state.scale = numberAt(operands, 0) / 100),
    TL: (operands) => (state.leading = numberAt(operands, 0)),
    Ts: (operands) => (state.rise = numberAt(operands, 0)),
    Td: (operands) => move(numberAt(operands, 0), numberAt(operands, 1)),
    TD: (operands) => {
      state.leading = -numberAt(operands, 1);
      move(numberAt(operands, 0), numberAt(operands, 1));
    },
    Tm: (operands) => (line = text = matrixOf(operands)),
    'T*': nextLine,
    Tj: show,
    TJ: ([items]) => show(Array.isArray(items) ? items : []),
    "'": (operands) => {
      nextLine();
      show(operands);
    },
    '"': (operands) => {
      state.wordSpace = numberAt(operands, 0);
      state.charSpace = numberAt(operands, 1);
      nextLine();
      show(operands.slice(2));
    },
  };
  return { actions, place: () => ctm };
}
