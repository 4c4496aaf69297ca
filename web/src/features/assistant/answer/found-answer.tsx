import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { SourceDocument } from '@contract';
import {
  boxesOn,
  placeOf,
  statementIn,
  statementsOf,
  statementsOn,
} from '../../../lib/cited-pages';
import { useAnswerLight } from '../../../lib/answer-light';
import { onGround } from '../../../ui/on-ground';
import { usePageBeside } from '../../../ui/use-page-beside';
import { AnswerActions } from './answer-actions';
import { AnswerPanes } from './answer-panes';
import { AnswerText } from './answer-text';
import type { AnswerViewProps } from './answer-view-props';
import { CertaintyDetails } from './certainty-details';
import { CertaintyHead } from './certainty-head';
import { Excerpts, showExcerpt } from '../excerpt/excerpts';
import { HandsFree } from './hands-free';
import { ManualChange } from './manual-change';
import { PageThumbnail } from './page-thumbnail';
import { isLong, procedureOf } from './procedure';
import { useTurnBefore } from './shown-answer';
import { SourceBadges } from '../excerpt/source-badges';
import { StepsWay } from './steps-way';
import { nameOfStatement } from '../excerpt/statement-words';
import { whoseWords } from './whose-words';

/** A text has sections instead of pages, and no pictures. */
const hasPicture = (source: SourceDocument | undefined): source is SourceDocument =>
  typeof source?.metadata.pageNumber === 'number';

/** An answer that stands in the manual: how sure it is and on which page, what it says, and the places themselves. */
export function FoundAnswer(props: AnswerViewProps) {
  const { answer, PagePane, header, box, children, ...actions } = props;
  const prefix = useId();
  const sources = answer.sourceDocuments;
  const [first] = sources;
  const statements = statementsOf(answer);
  const { gravity } = useAnswerLight(answer);
  const before = useTurnBefore(answer.followUpOf)?.statements ?? [];
  const screens = answer.id === null ? [] : procedureOf(statements);
  // A follow-up asks something of the steps, and says that first.
  const isAtHead = answer.followUpOf === undefined && isLong(screens);
  const firstPlace = first ? placeOf(first, statements) : null;
  const beside = usePageBeside({
    first: firstPlace,
    quoted: {
      on: (place) => statementsOn(place, statements),
      nameOf: (position) => nameOfStatement(statements[position]),
    },
  });
  const idOf = (source: number) => `${prefix}-${source}`;
  const placeIn = (source: number) => {
    const cited = sources[source];
    return cited ? placeOf(cited, statements) : null;
  };
  /** Its mark on the page; the words below of what has no page to show. */
  const open = (source: number, statement = statementIn(source, statements)) => {
    const place = placeIn(source);
    if (place) beside.showMark(place, statement);
    else showExcerpt(document.getElementById(idOf(source)));
  };
  return (
    <AnswerPanes {...{ beside, PagePane, box }}>
      {header}
      <ManualChange state={answer.manualState} onAskAgain={actions.onAskAgain} />
      <Box sx={onGround}>
        <CertaintyHead
          {...{ answer, gravity }}
          badges={<SourceBadges sources={sources} onOpen={open} />}
          picture={
            hasPicture(first) &&
            firstPlace &&
            !(beside.areTwo && beside.place) && (
              <PageThumbnail
                source={first}
                place={firstPlace}
                quoted={boxesOn(firstPlace, statements)}
                onOpen={() => beside.open(firstPlace)}
              />
            )
          }
        />
        {isAtHead && <StepsWay isAtHead screens={screens} />}
        <AnswerText
          {...{ query: answer.query, statements, sources, before }}
          onOpenSource={open}
          leadsTo={(source) => (placeIn(source) ? 'page' : 'excerpt')}
          quotations={beside.quotations}
          vehicleId={answer.vehicleId}
        />
        <HandsFree statements={statements} screens={isAtHead ? [] : screens} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {whoseWords(statements, sources)}
        </Typography>
      </Box>
      <CertaintyDetails answer={answer} />
      <AnswerActions answer={answer} {...actions} />
      <Excerpts title="En el manual" {...{ sources, statements, idOf }} />
      {children}
    </AnswerPanes>
  );
}
