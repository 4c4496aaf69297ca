import { hexColour, shadeIn, WHITE, type Ground } from './looks';
import { find, type WordElement } from './word-element';

/** What an element says of the ground of what stands in it; undefined where it says nothing. */
export function shadeOf(element: WordElement, properties: string): Ground | undefined {
  const shade = find(element, properties, 'w:shd');
  return shade && shadeIn(shade.attributes);
}

/** The nearest ground that is one. */
export const groundOn = (below: Ground, ...grounds: readonly (Ground | undefined)[]): Ground =>
  grounds.find((ground) => ground !== undefined && ground !== 'none') ?? below;

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
