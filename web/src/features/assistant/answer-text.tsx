import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { SourceDocument } from '@contract';
import type { AnswerPart, Paragraph } from './answer-parts';
import { PageButton } from './page-button';

type Props = {
  paragraphs: readonly Paragraph[];
  sources: readonly SourceDocument[];
  /** Position of the source whose excerpt is wanted. */
  onOpenSource: (source: number) => void;
};

/** Around 65 characters to a line. */
const MEASURE = '65ch';

const words = { fontSize: '1.0625rem', textWrap: 'pretty' } as const;
const firstWords = { ...words, fontSize: '1.1875rem' } as const;

/** The answer: the manual's words with their pages, and our own remarks set apart from them. */
export function AnswerText({ paragraphs, sources, onOpenSource }: Props) {
  const show = (part: AnswerPart, index: number) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'figure') {
      return (
        <Box
          component="strong"
          key={index}
          sx={{ fontWeight: 700, color: 'primary.main', whiteSpace: 'nowrap' }}
        >
          {part.text}
        </Box>
      );
    }
    const source = sources[part.source];
    return (
      source && <PageButton key={index} source={source} onOpen={() => onOpenSource(part.source)} />
    );
  };
  const first = paragraphs.findIndex((paragraph) => paragraph.sources.length > 0);
  return (
    <Stack sx={{ gap: 2, maxWidth: MEASURE }}>
      {paragraphs.map(({ lines, sources: cited }, index) =>
        cited.length > 0 ? (
          <Stack key={index} sx={{ gap: 0.75 }}>
            {lines.map((line, at) => (
              <Typography key={at} sx={index === first ? firstWords : words}>
                {line.map(show)}
              </Typography>
            ))}
          </Stack>
        ) : (
          <Stack key={index} direction="row" sx={{ gap: 1, color: 'text.secondary' }}>
            <InfoIcon aria-hidden sx={{ fontSize: 20, mt: 0.25, flexShrink: 0 }} />
            <Typography variant="body2" sx={{ minWidth: 0 }}>
              {lines.flat().map(show)}
            </Typography>
          </Stack>
        ),
      )}
    </Stack>
  );
}
