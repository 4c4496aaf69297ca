import NorthWestIcon from '@mui/icons-material/NorthWestOutlined';
import { Box, GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import type { Door, Vehicle } from '@contract';
import { vehicleName } from '../../../lib/vehicles';
import { AnswerHeader } from './answer-header';
import type { PagePane } from '../../../lib/page-pane';
import { FoundAnswer } from './found-answer';
import { printStyles } from '../../../ui/print-styles';
import { PreviousTurn } from './previous-turn';
import { QuestionList } from '../ask/question-list';
import type { ShownAnswer } from './shown-answer';
import { relatedTo } from '../ask/suggested-questions';
import { UnderstoodAs } from './understood-as';
import { UnknownAnswer } from './unknown-answer';

type Props = {
  answer: ShownAnswer;
  /** Undefined when it has been deleted meanwhile. */
  vehicle: Vehicle | undefined;
  historyPath: string;
  PagePane: PagePane;
  onFill: (query: string) => void;
  /** Asks a question of its own about the same vehicle. */
  onAsk: (query: string) => void;
  onAskAgain: () => void;
  /** Undefined where it cannot be gone on from. */
  onGoOn: (() => void) | undefined;
  door: (door: Door, answer: ShownAnswer, vehicleId: number) => ReactNode;
  /** Where the next question is written. */
  box: ReactNode;
};

/** The question, what the manual says about it, and what could be asked next. */
export function AnswerArticle({ answer, vehicle, door, onFill, onAsk, ...view }: Props) {
  const { query, understoodAs, followUpOf } = answer;
  const View = answer.sourceDocuments.length > 0 ? FoundAnswer : UnknownAnswer;
  const name = vehicle ? vehicleName(vehicle) : null;
  return (
    <View
      key={answer.id}
      {...view}
      answer={answer}
      vehicle={name}
      header={
        <>
          <GlobalStyles styles={printStyles} />
          {followUpOf !== undefined && <PreviousTurn id={followUpOf} />}
          <AnswerHeader query={query} vehicle={name} />
          {understoodAs !== undefined && <UnderstoodAs question={understoodAs} onAsk={onAsk} />}
          {answer.door && vehicle && door(answer.door, answer, vehicle.id)}
        </>
      }
    >
      <Box sx={{ displayPrint: 'none' }}>
        <QuestionList
          title="Preguntas relacionadas"
          questions={relatedTo(understoodAs ?? query)}
          icon={<NorthWestIcon />}
          onChoose={onFill}
        />
      </Box>
    </View>
  );
}
