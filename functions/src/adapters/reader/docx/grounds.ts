import { hexColour, WHITE } from './colours';
import { shadeIn, type Ground } from './looks';
import type { Style, Styles } from './styles';
import { find, type WordElement } from './word-element';

/** What an element says of the ground of what stands in it; undefined where it says nothing. */
export const shadeOf = (
  element: WordElement,
  properties: string,
  { theme }: Styles,
): Ground | undefined => {
  const shade = find(element, properties, 'w:shd');
  return shade && shadeIn(shade.attributes, theme);
};

/** The nearest ground that is one. */
export const groundOn = (below: Ground, ...grounds: readonly (Ground | undefined)[]): Ground =>
  grounds.find((ground) => ground !== undefined && ground !== 'none') ?? below;

/** The ground that a table's style gives a cell. Which rows and columns are the last or the even ones nobody knows yet. */
export function cellGround(
  { parts, cells }: Style,
  row: number,
  column: number,
): Ground | undefined {
  const { firstRow, firstCol, ...others } = Object.fromEntries(parts);
  if (row === 0 && firstRow !== undefined) return firstRow;
  if (column === 0 && firstCol !== undefined) return firstCol;
  return Object.values(others).some((ground) => ground !== 'none') ? 'unknown' : cells;
}

export const isShape = ({ name }: WordElement): boolean =>
  name === 'wps:wsp' || name.startsWith('v:');

/** What fills a shape, as far as it says so plainly: "#ffffff", "white [3212]" of shapes of old. */
export function fillOf(shape: WordElement): Ground {
  const { fillcolor = '', filled = '' } = shape.attributes;
  const fill = find(shape, 'wps:spPr', 'a:solidFill')?.children[0];
  const { val = '' } = fill?.attributes ?? {};
  const isPaper = fill?.name === 'a:schemeClr' && /^(?:bg1|lt1)$/.test(val);
  if (isPaper && fill.children.length === 0) return WHITE;
  const [named = ''] = (fill?.name === 'a:srgbClr' ? val : fillcolor).split(' ');
  if (/^(?:f|false)$/.test(filled)) return 'unknown';
  return hexColour(named === 'white' ? 'FFFFFF' : named) ?? 'unknown';
}
