import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

type Props = {
  /** What a link names it by. */
  id: string;
  title: string;
  /** How many things there are in it. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  /** Stays while the rest is folded. */
  always?: ReactNode;
  children: ReactNode;
};

/** Below a hairline; several below each other are one list. */
const ROW = {
  ...{ borderTop: 1, borderColor: 'divider', py: { xs: 0.5, md: 1 }, scrollMarginTop: 80 },
} as const;

/** Below the last one of a list, too. */
export const foldList = { '&:not(:empty)': { borderBottom: 1, borderColor: 'divider' } } as const;

/** A part of a long page, folded behind its title; on paper it is open, and there is nothing to press. */
export function Fold({ id, title, count, isOpen, onToggle, always, children }: Props) {
  const titleId = useId();
  const panelId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={ROW}>
      <Typography variant="h2">
        <Box component="span" id={titleId} sx={{ display: 'none', displayPrint: 'inline' }}>
          {title}
        </Box>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          sx={{
            ...{ displayPrint: 'none', width: '100%', minHeight: 48, font: 'inherit', gap: 1 },
            ...{ justifyContent: 'flex-start', textAlign: 'left', borderRadius: 0.5 },
            overflowWrap: 'anywhere',
          }}
        >
          {title}
          <Typography
            component="span"
            color="textSecondary"
            sx={{ flexGrow: 1, whiteSpace: 'nowrap' }}
          >
            {count}
          </Typography>
          {/* An arrow alone would say that all is folded, over what stays. */}
          {always && (
            <Typography
              component="span"
              variant="body2"
              aria-hidden
              sx={{ color: 'primary.main', fontWeight: 600, whiteSpace: 'nowrap' }}
            >
              {isOpen ? 'Ver menos' : 'Ver todos'}
            </Typography>
          )}
          <ExpandIcon
            aria-hidden
            sx={{ color: 'text.secondary', ...(isOpen && { transform: 'rotate(180deg)' }) }}
          />
        </ButtonBase>
      </Typography>
      {always}
      <Box id={panelId} sx={{ pb: 1, ...(!isOpen && { display: 'none' }), displayPrint: 'block' }}>
        {children}
      </Box>
    </Box>
  );
}
