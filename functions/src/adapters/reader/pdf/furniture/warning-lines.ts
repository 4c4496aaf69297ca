import { behindLabel } from '../../../../domain/text/warning-words';
import { textOfLine } from '../geometry/text-of-line';
import type { Line } from '../types';

/** Lines of one warning are no further apart, as a share of their height: a running head stands further from the text. */
const LINE_SPACING = 1.35;
const MAX_LINES = 8;

const isRightBelow = (line: Line, below: Line | undefined): below is Line => {
  if (!below || below.turned) return false;
  const drop = line.lastBaseline - below.baseline;
  return drop > 0 && drop <= LINE_SPACING * Math.max(line.size, below.size);
};

/**
 * The lines of warnings and notes that begin with their label: the same ones may stand first on many pages, and are no running
 * heads. A label alone is one only with text right below it.
 */
export function warningLines(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  lines.forEach((line, index) => {
    const said = line.turned ? null : behindLabel(textOfLine(line));
    if (said === null || (said === '' && !isRightBelow(line, lines[index + 1]))) return;
    let last = line;
    found.add(last);
    for (const next of lines.slice(index + 1, index + MAX_LINES)) {
      if (!isRightBelow(last, next)) break;
      found.add(next);
      last = next;
    }
  });
  return found;
}
