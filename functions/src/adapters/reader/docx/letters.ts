import { raiseDigits } from '../raised-digits';
import { createFields } from './fields';
import { formulaText } from './formulas';
import { fillOf, groundOn, isShape } from './grounds';
import type { Lines } from './line-texts';
import { isSeen, lookIn, resolved, type Ground, type Look } from './looks';
import { PLAIN, type Style, type Styles } from './styles';
import { symbolFontOf, symbolOf, symbolsOf } from './symbols';
import { find, valueOf, type WordElement } from './word-element';

/** What something stands on, and in: the styles of its table and its paragraph. */
export type Around = { ground: Ground; table: Style; paragraph: Style };
/** It comes below the paragraph that it stands in. */
type TextBox = { content: readonly WordElement[]; around: Around };

/** Shown with any look of their run, unless it is hidden. */
const TABS = new Set(['w:tab', 'w:ptab']);
const REFERENCES = new Set(['w:footnoteReference', 'w:endnoteReference']);

/** The mark that is shown for a note. */
type Refer = (reference: WordElement, around: Around) => string;

/** Adds what is seen of a paragraph's content to its lines, and tells the text boxes in it. */
export function createLetters(styles: Styles, refer: Refer) {
  const lookOf = (run: WordElement, { table, paragraph }: Around): Look => {
    const properties = find(run, 'w:rPr');
    const style = styles.get(valueOf(properties, 'w:rStyle'));
    return resolved({
      defaults: styles.defaults,
      styles: [table.look, paragraph.look, style.look],
      own: lookIn(properties),
    });
  };
  const isSeenIn = (look: Look, { ground }: Around): boolean =>
    isSeen(look, groundOn(ground, look.highlight, look.shade));

  const fields = createFields();
  const addRun = (run: WordElement, around: Around, lines: Lines): TextBox[] => {
    const look = lookOf(run, around);
    const isShown = isSeenIn(look, around);
    const font = symbolFontOf(run);
    const { isBold, size = styles.usualSize, isRaised, isHidden } = look;
    return run.children.flatMap((element): TextBox[] => {
      const { name, attributes } = element;
      const text = font ? symbolsOf(font, element.text) : element.text;
      const areSeen = isShown && !fields.isHidden(lines);
      if (name === 'w:fldChar') {
        const chosen = fields.take(element, lines);
        if (isShown && chosen !== '') lines.add(chosen, { isBold, size });
      } else if (name === 'w:t' && areSeen)
        lines.add(isRaised ? raiseDigits(text) : text, { isBold, size });
      else if (name === 'w:sym' && areSeen) lines.add(symbolOf(attributes));
      else if (name === 'w:noBreakHyphen' && areSeen) lines.add('\u2011');
      else if (TABS.has(name) && !isHidden) lines.add('\t');
      else if (isLineBreak(element) && !isHidden) lines.break();
      else if (REFERENCES.has(name) && !isHidden) lines.add(refer(element, around));
      return add(element, around, lines);
    });
  };

  const add = (element: WordElement, around: Around, lines: Lines): TextBox[] => {
    const { name, children } = element;
    if (name === 'w:r') return addRun(element, around, lines);
    if (name === 'w:txbxContent') return [{ content: children, around }];
    if (name === 'm:oMath') {
      const isShown = (run: WordElement) => isSeenIn(lookOf(run, around), around);
      lines.add(formulaText(element, isShown), { size: styles.usualSize });
    }
    if (!isShape(element) && name !== 'wp:anchor') return [];
    const inside = isShape(element)
      ? { ...around, ground: groundOn(around.ground, fillOf(element)), table: PLAIN }
      : around;
    return children.flatMap((child) => add(child, inside, lines));
  };
  return add;
}

/** Breaks that end a page or a column end no line. */
const isLineBreak = ({ name, attributes: { type = 'textWrapping' } }: WordElement): boolean =>
  name === 'w:cr' || (name === 'w:br' && type === 'textWrapping');
