import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Stack, Typography } from '@mui/material';
import type { Citation, SourceDocument, Statement } from '@contract';
import { AnswerSteps } from './answer-steps';
import { AnswerTable } from './answer-table';
import { LineOfWords } from './line-of-words';
import { PageButton } from './page-button';
import { linesOf } from './statements';
import { WarningCallout } from './warning-callout';

type Props = {
  statements: readonly Statement[];
  sources: readonly SourceDocument[];
  /** Position of the source whose excerpt is wanted. */
  onOpenSource: (source: number) => void;
};

/** Around 65 characters to a line. */
const MEASURE = '65ch';

const words = { fontSize: '1.0625rem', textWrap: 'pretty' } as const;
const firstWords = { ...words, fontSize: '1.1875rem' } as const;

/** The answer: the manual's words with their pages, and our own remarks set apart from them. */
export function AnswerText({ statements, sources, onOpenSource }: Props) {
  const pagesOf = (citations: readonly Citation[]) =>
    citations.map(({ source: position }) => {
      const source = sources[position];
      return (
        source && (
          <PageButton key={position} source={source} onOpen={() => onOpenSource(position)} />
        )
      );
    });
  return (
    <Stack sx={{ gap: 2 }}>
      {statements.map((statement, index) => {
        if (statement.kind === 'remark') return <Remark key={index} text={statement.text} />;
        const pages = pagesOf(statement.citations);
        if (statement.kind === 'warning') {
          return <WarningCallout key={index} warning={statement} pages={pages} />;
        }
        if (statement.kind === 'table') {
          return <AnswerTable key={index} table={statement} pages={pages} />;
        }
        if (statement.kind === 'steps') {
          return <AnswerSteps key={index} list={statement} pages={pages} />;
        }
        const lines = linesOf(statement.text);
        return (
          <Stack key={index} sx={{ gap: 0.75, maxWidth: MEASURE }}>
            {lines.map((line, at) => (
              <Typography key={at} sx={index === 0 ? firstWords : words}>
                <LineOfWords line={line} />
                {at === lines.length - 1 && pages}
              </Typography>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

const Remark = ({ text }: { text: string }) => (
  <Stack direction="row" sx={{ gap: 1, color: 'text.secondary', maxWidth: MEASURE }}>
    <InfoIcon aria-hidden sx={{ fontSize: 20, mt: 0.25, flexShrink: 0 }} />
    <Typography variant="body2" sx={{ minWidth: 0 }}>
      <LineOfWords line={text} />
    </Typography>
  </Stack>
);
