import NorthWestIcon from '@mui/icons-material/NorthWestOutlined';
import { Stack } from '@mui/material';
import type { SearchResponse, Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { AnswerHeader } from './answer-header';
import { FoundAnswer } from './found-answer';
import { QuestionList } from './question-list';
import { relatedQuestions } from './suggested-questions';
import { UnknownAnswer } from './unknown-answer';

type Props = {
  query: string;
  answer: SearchResponse;
  /** Undefined when it has been deleted meanwhile. */
  vehicle: Vehicle | undefined;
  historyPath: string;
  onFill: (query: string) => void;
};

/** The question, what the manual says about it, and what could be asked next. */
export function AnswerArticle({ query, answer, vehicle, historyPath, onFill }: Props) {
  const View = answer.sourceDocuments.length > 0 ? FoundAnswer : UnknownAnswer;
  return (
    <Stack component="article" aria-label="Respuesta" key={answer.id} sx={{ gap: 2.5 }}>
      <AnswerHeader
        query={query}
        vehicle={vehicle ? vehicleName(vehicle) : null}
        classification={answer.classification}
      />
      <View answer={answer} historyPath={historyPath} />
      <QuestionList
        title="Preguntas relacionadas"
        questions={relatedQuestions}
        icon={<NorthWestIcon />}
        onChoose={onFill}
      />
    </Stack>
  );
}
