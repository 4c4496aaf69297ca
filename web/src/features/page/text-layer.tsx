import { Box } from '@mui/material';
import type { ManualPage } from '@contract';
import type { Quotations } from '../../lib/quotations';
import { around } from './around';
import { LETTER } from './readable-zoom';
import { textsOf } from './texts-of';

type Props = {
  page: ManualPage;
  /** Height of the picture for its width. */
  ratio: number;
  quotations: Quotations | undefined;
};

/** A mouse meets these words, and not the mark below them; they can be selected all the same. */
function pointing(unit: string, page: ManualPage, quotations: Quotations | undefined) {
  const statement = page.marks.units.includes(unit) ? quotations?.statementOf.get(unit) : undefined;
  if (!quotations || statement === undefined) return {};
  return {
    onMouseEnter: () => quotations.onPoint(statement),
    onMouseLeave: () => quotations.onPoint(null),
    onClick: () => {
      if (window.getSelection()?.isCollapsed !== false) quotations.onReturn(statement);
    },
    style: { cursor: 'pointer' },
  };
}

/** The words of a page where they are printed, unseen: to select, and to be read aloud in their order. */
export function TextLayer({ page, ratio, quotations }: Props) {
  const boxes = new Map(page.places.map((place) => [place.unit, place.boxes]));
  return (
    <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      {textsOf(page.blocks).map(({ id, text }) => {
        const lines = boxes.get(id) ?? [];
        const { x, y, w, h } = lines.length > 0 ? around(lines) : { x: 0, y: 0, w: 1, h: 0.01 };
        const line = Math.min(...lines.map((box) => box.h), h);
        return (
          <Box
            key={id}
            component="p"
            {...pointing(id, page, quotations)}
            sx={{
              position: 'absolute',
              m: 0,
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: `${w * 100}%`,
              height: `${h * 100}%`,
              color: 'transparent',
              overflow: 'hidden',
              fontSize: `${line * ratio * LETTER * 100}cqw`,
              lineHeight: 1 / LETTER,
              '&::selection': { color: 'transparent', bgcolor: 'rgba(15, 85, 102, 0.35)' },
            }}
          >
            {text}
          </Box>
        );
      })}
    </Box>
  );
}
