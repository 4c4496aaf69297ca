import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, Stack, Typography, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DISTINCTIONS,
  toldApartIn,
  type Distinction,
  type SourceDocument,
  type Statement,
} from '@contract';
import type { Quotations } from '../../../lib/quotations';
import { AnswerSteps } from './answer-steps';
import { AnswerTable } from './answer-table';
import { LineOfWords } from './line-of-words';
import { shownMark, type Step } from './nested-steps';
import { repeatedOf } from './repeated';
import { LitStatement } from '../excerpt/lit-statement';
import { PageButton } from '../excerpt/page-button';
import { linesOf } from './statements';
import { StepsBefore } from './steps-before';
import { VersionTable } from './version-table';
import { WarningCallout } from './warning-callout';

type Props = {
  /** What was asked. */
  query: string;
  statements: readonly Statement[];
  /** Those of the answer that the question goes on from. */
  before: readonly Statement[];
  sources: readonly SourceDocument[];
  /** Where a source is wanted to be seen (a position), for one of the statements. */
  onOpenSource: (source: number, statement: number) => void;
  /** What a badge of a source (its position) says that it leads to. */
  leadsTo: (source: number) => 'excerpt' | 'page';
  /** Of the page beside it or over it. */
  quotations: Quotations;
  /** That the answer is about. */
  vehicleId: number;
};

/** Around 65 characters to a line. */
const MEASURE = '65ch';

const words = { fontSize: '1.0625rem', lineHeight: 1.5, textWrap: 'pretty' } as const;
const firstWords = { ...words, fontSize: '1.1875rem' } as const;

/** All of it, in less room: the steps that it stands before begin on the same screen. Its words run below the sign. */
const narrowOnPhones = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '& > [role="note"]': { display: 'block', padding: '12px' },
    '& > [role="note"] > svg': {
      float: 'left',
      fontSize: 20,
      marginTop: '1px',
      marginRight: '8px',
    },
    '& p': { fontSize: '0.9375rem', lineHeight: '22px' },
  },
});

const standsSomewhere = (statement: Statement): boolean =>
  statement.kind !== 'remark' && statement.citations.length > 0;

/** What stands on all of several pages needs none beside it: the head names them. */
const citationsOf = (statement: Statement, { length }: readonly SourceDocument[]) =>
  statement.kind === 'remark' || (length > 1 && statement.citations.length === length)
    ? []
    : statement.citations;

/** Why an answer is to be checked stands at its head. */
const isSaidAbove = (statement: Statement): boolean =>
  statement.kind === 'remark' && statement.doubt !== undefined;

const askedAt = (index: number, statements: readonly Statement[]): Distinction[] =>
  DISTINCTIONS.filter(
    (kind) =>
      statements.findIndex((one) => one.kind === 'table' && one[kind] !== undefined) === index,
  );

/** The answer: the manual's words with their pages, and our own remarks set apart from them. */
export function AnswerText(props: Props) {
  const { query, statements, before, sources, onOpenSource, leadsTo, quotations, vehicleId } =
    props;
  const { step, folded } = repeatedOf({ query, statements, before });
  const pagesOf = (statement: Statement, index: number) =>
    citationsOf(statement, sources).map(({ source: position }) => {
      const source = sources[position];
      return (
        source && (
          <PageButton
            key={position}
            source={source}
            leadsTo={leadsTo(position)}
            isNamed={sources.length === 1}
            onOpen={() => onOpenSource(position, index)}
          />
        )
      );
    });
  return (
    <Stack sx={{ gap: 2 }}>
      {step && <AskedStep step={step} />}
      {statements.map((statement, index) =>
        isSaidAbove(statement) ? null : (
          <LitStatement
            key={index}
            position={index}
            quotations={standsSomewhere(statement) ? quotations : null}
          >
            <Folded isFolded={folded.has(statement)}>
              <StatementView
                statement={statement}
                pages={pagesOf(statement, index)}
                isFirst={index === 0}
                asking={{ vehicleId, asks: askedAt(index, statements) }}
              />
            </Folded>
          </LitStatement>
        ),
      )}
    </Stack>
  );
}

const Folded = ({ isFolded, children }: { isFolded: boolean; children: ReactNode }) =>
  isFolded ? <StepsBefore>{children}</StepsBefore> : children;

type ViewProps = {
  statement: Statement;
  pages: ReactNode;
  isFirst: boolean;
  /** Of which vehicle what is asked, where a table tells several apart: the first that does. */
  asking: { vehicleId: number; asks: readonly Distinction[] };
};

function StatementView({ statement, pages, isFirst, asking }: ViewProps) {
  switch (statement.kind) {
    case 'remark':
      return <Remark text={statement.text} />;
    case 'warning':
      return (
        <Box sx={narrowOnPhones}>
          <WarningCallout warning={statement} pages={pages} />
        </Box>
      );
    case 'table':
      return toldApartIn(statement).length > 0 ? (
        <VersionTable table={statement} pages={pages} {...asking} />
      ) : (
        <AnswerTable table={statement} pages={pages} />
      );
    case 'steps':
      return <AnswerSteps list={statement} pages={pages} />;
    case 'text':
      return <Sentences text={statement.text} pages={pages} isFirst={isFirst} />;
  }
}

/** What was asked of a procedure, before all of it. */
const AskedStep = ({ step: { mark, text } }: { step: Step }) => (
  <Typography sx={{ ...firstWords, maxWidth: MEASURE }}>
    {mark !== '' && <strong>Paso {shownMark(mark)}: </strong>}
    <LineOfWords line={text} />
  </Typography>
);

type SentencesProps = { text: string; pages: ReactNode; isFirst: boolean };

function Sentences({ text, pages, isFirst }: SentencesProps) {
  const lines = linesOf(text);
  return (
    <Stack sx={{ gap: 0.75, maxWidth: MEASURE }}>
      {lines.map((line, at) => (
        <Typography key={at} sx={isFirst ? firstWords : words}>
          <LineOfWords line={line} />
          {at === lines.length - 1 && pages}
        </Typography>
      ))}
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
