import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { Confidence, SourceDocument } from '@contract';
import { ConfidenceMeter } from './confidence-meter';

type Props = {
  confidence: Confidence;
  /** What the answer relies on first; none where the manual does not say. */
  source?: SourceDocument | undefined;
  onOpen?: () => void;
};

const icons = { high: CheckIcon, medium: HelpIcon, low: HelpIcon } as const;
const colours = { high: 'success', medium: 'warning', low: 'error' } as const;

/** How far an answer can be relied on, and on which page it stands: said once, before anything else. */
export function CertaintyChip({ confidence, source, onOpen }: Props) {
  const Icon = icons[confidence];
  const look = {
    ...{ alignSelf: 'flex-start', display: 'inline-flex', alignItems: 'center', maxWidth: '100%' },
    // In large type the page goes below: side by side there would be no room for either.
    ...{ flexWrap: 'wrap', columnGap: 1, px: 1.25, py: 0.5, minHeight: 36 },
    ...{ borderRadius: '18px', border: 1, borderColor: 'divider' },
    ...{ bgcolor: 'background.paper', textAlign: 'left' },
    '& > svg': { fontSize: 20, flexShrink: 0, color: `${colours[confidence]}.main` },
  } as const;
  const content = (
    <>
      <Icon aria-hidden />
      <ConfidenceMeter confidence={confidence} />
      {source && (
        <Typography
          component="span"
          variant="body2"
          sx={{ fontWeight: 600, overflowWrap: 'break-word', minWidth: 0 }}
        >
          · {source.metadata.pageReference}
        </Typography>
      )}
    </>
  );
  if (!source || !onOpen) return <Box sx={look}>{content}</Box>;
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        ...look,
        // The target is as high as a finger is wide.
        ...{
          position: 'relative',
          '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
        },
      }}
    >
      {content}
    </ButtonBase>
  );
}
