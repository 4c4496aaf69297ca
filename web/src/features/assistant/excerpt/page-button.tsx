import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { ButtonBase } from '@mui/material';
import type { SourceDocument } from '@contract';
import { pageBadge } from '../../../ui/page-badge';
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
      ...{ ...pageBadge, mx: 0.5, textAlign: 'left' },
      ...{ fontFamily: 'inherit', fontSize: '0.8125rem', lineHeight: 1.6 },
      verticalAlign: 'baseline',
      '& svg': { fontSize: 14, flexShrink: 0 },
      '&:hover': { textDecoration: 'underline' },
    }}
  >
    <MenuBookIcon aria-hidden />
    {!isNamed && source.metadata.pageReference}
  </ButtonBase>
);
