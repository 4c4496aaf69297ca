import NorthWestIcon from '@mui/icons-material/NorthWestOutlined';
import { Box, GlobalStyles, Stack } from '@mui/material';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { AnswerHeader } from './answer-header';
import { FollowUpForm } from './follow-up-form';
import { FoundAnswer } from './found-answer';
import { printStyles } from '../../ui/print-styles';
import { QuestionList } from './question-list';
import type { ShownAnswer } from './shown-answer';
import { relatedQuestions } from './suggested-questions';
import { UnderstoodAs } from './understood-as';
import { UnknownAnswer } from './unknown-answer';

type Props = {
  query: string;
  answer: ShownAnswer;
  /** Undefined when it has been deleted meanwhile. */
  vehicle: Vehicle | undefined;
  historyPath: string;
  onFill: (query: string) => void;
  /** Asks a question of its own about the same vehicle. */
  onAsk: (query: string) => void;
  /** Asks one that goes on from this answer. */
  onFollowUp: (query: string) => void;
  onAskAgain: () => void;
};

/** The question, what the manual says about it, and what could be asked next. */
export function AnswerArticle(props: Props) {
  const { query, answer, vehicle, historyPath, onFill, onAsk, onFollowUp, onAskAgain } = props;
  const View = answer.sourceDocuments.length > 0 ? FoundAnswer : UnknownAnswer;
  const name = vehicle ? vehicleName(vehicle) : null;
  return (
    <Stack
      component="article"
      aria-label="Respuesta"
      key={answer.id}
      sx={{ gap: { xs: 1.5, md: 2 }, pb: 3 }}
    >
      <GlobalStyles styles={printStyles} />
      <AnswerHeader query={query} vehicle={name} classification={answer.classification} />
      {answer.understoodAs !== undefined && (
        <UnderstoodAs question={answer.understoodAs} onAsk={onAsk} />
      )}
      <View answer={answer} vehicle={name} historyPath={historyPath} onAskAgain={onAskAgain}>
        <Box sx={{ displayPrint: 'none', display: 'grid', gap: 2.5 }}>
          {answer.id !== null && vehicle && <FollowUpForm onAsk={onFollowUp} />}
          <QuestionList
            title="Preguntas relacionadas"
            questions={relatedQuestions}
            icon={<NorthWestIcon />}
            onChoose={onFill}
          />
        </Box>
      </View>
    </Stack>
  );
}
