import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { ButtonBase } from '@mui/material';
import type { SourceDocument } from '@contract';
import { referenceOf } from './source-reference';

type Props = {
  source: SourceDocument;
  leadsTo: 'excerpt' | 'page';
  /** The answer stands on one page, which its head has named. */
  isNamed: boolean;
  onOpen: () => void;
};

const names = { excerpt: 'Ver el extracto', page: 'Ver en la página' } as const;

/** The page right beside the statement; it leads to its mark on the page, or to the excerpt of what has no page. */
export const PageButton = ({ source, leadsTo, isNamed, onOpen }: Props) => (
  <ButtonBase
    onClick={onOpen}
    data-badge
    aria-label={`${names[leadsTo]}: ${referenceOf(source)}`}
    sx={{
      // The target reaches beyond the small label without moving the lines apart.
      position: 'relative',
      '&::after': { content: '""', position: 'absolute', inset: '-10px -2px' },
      mx: 0.5,
      px: 0.75,
      gap: 0.5,
      font: 'inherit',
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.6,
      verticalAlign: 'baseline',
      maxWidth: '100%',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      borderRadius: 0.6,
      bgcolor: 'marker.light',
      color: 'text.primary',
      '& svg': { fontSize: 14, flexShrink: 0 },
      '&:hover': { textDecoration: 'underline' },
    }}
  >
    <MenuBookIcon aria-hidden />
    {!isNamed && source.metadata.pageReference}
  </ButtonBase>
);
