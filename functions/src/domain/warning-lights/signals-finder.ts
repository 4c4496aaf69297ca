import { MAX_SIGNALS, signalSchema, type Signal } from '@contract';
import { z } from 'zod';
import type { Finder } from '../findings/finder';
import { colourLegend } from './colour-legend';
import { inHeadings } from './in-headings';
import { inTables } from './in-tables';
import { inText } from './in-text';
import { signalsOf } from './lights';
import { sectionsOf } from './references';
import { restsOfRows } from './rests-of-rows';

const storedSchema = z.array(signalSchema);

/** Warning lights and messages, with what the manual says of them. */
export const signalsFinder: Finder<Signal> = {
  name: 'signals',
  version: 8,
  max: MAX_SIGNALS,
  find: (parts) => {
    const rests = restsOfRows(parts);
    const others = parts.filter((part) => !rests.parts.has(part));
    return signalsOf([...inTables(parts, rests), ...inHeadings(others), ...inText(others)], {
      legend: colourLegend(parts),
      sections: sectionsOf(parts),
    });
  },
  parse: (stored) => storedSchema.parse(stored),
};
