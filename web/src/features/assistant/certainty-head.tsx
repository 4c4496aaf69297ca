import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { SearchResponse, SourceDocument } from '@contract';
import { certaintyOf } from './doubts';

type Props = {
  answer: Pick<SearchResponse, 'confidence' | 'statements'>;
  /** What the answer relies on first. */
  source: SourceDocument | undefined;
  onOpen: () => void;
};

/** The head of an answer: that the manual says it and where, or what is unsure and why; said once. */
export function CertaintyHead({ answer, source, onOpen }: Props) {
  const { title, why, isSure } = certaintyOf(answer);
  const Icon = isSure ? CheckIcon : HelpIcon;
  return (
    <Box sx={{ mb: 1.5, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={onOpen}
        sx={{
          ...{ display: 'flex', justifyContent: 'flex-start', columnGap: 1 },
          ...{ minHeight: 44, typography: 'body2', fontWeight: 600, textAlign: 'left' },
          '& > svg': {
            flexShrink: 0,
            fontSize: 20,
            color: isSure ? 'success.main' : 'text.secondary',
          },
        }}
      >
        <Icon aria-hidden />
        <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0, textWrap: 'balance' }}>
          {title}
          {source && ` · ${source.metadata.pageReference}`}
        </Box>
      </ButtonBase>
      {why !== '' && (
        <Typography variant="body2" color="textSecondary">
          {why}
        </Typography>
      )}
    </Box>
  );
}
