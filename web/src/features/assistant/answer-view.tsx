import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import NorthWestIcon from '@mui/icons-material/NorthWestOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Stack } from '@mui/material';
import { vehicleName, type SearchResponse, type Vehicle } from '@contract';
import { useSearchHistory } from '../../lib/search-history';
import { AnswerHeader } from './answer-header';
import { FeatureCards } from './feature-cards';
import { FoundAnswer } from './found-answer';
import { QuestionList } from './question-list';
import { recentQuestions } from './recent-questions';
import { relatedQuestions, suggestedQuestions } from './suggested-questions';
import { UnknownAnswer } from './unknown-answer';
import type { Question } from './use-ask';

type Props = {
  question: Question | null;
  answer: SearchResponse | null;
  vehicles: readonly Vehicle[];
  canAsk: boolean;
  historyPath: string;
  onAsk: (query: string) => void;
  onFill: (query: string) => void;
};

/** Below the box: the answer, or what could be asked. */
export function AnswerView({
  question,
  answer,
  vehicles,
  canAsk,
  historyPath,
  onAsk,
  onFill,
}: Props) {
  if (!answer || !question) return <Ideas canAsk={canAsk} onAsk={onAsk} />;
  const vehicle = vehicles.find(({ id }) => id === question.vehicleId);
  const View = answer.sourceDocuments.length > 0 ? FoundAnswer : UnknownAnswer;
  return (
    <Stack component="article" aria-label="Respuesta" key={answer.id} sx={{ gap: 2.5 }}>
      <AnswerHeader
        query={question.query}
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

type IdeasProps = { canAsk: boolean; onAsk: (query: string) => void };

function Ideas({ canAsk, onAsk }: IdeasProps) {
  const recent = recentQuestions(useSearchHistory().data ?? []);
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <QuestionList
        title="Para empezar"
        questions={suggestedQuestions}
        icon={<SearchIcon />}
        disabled={!canAsk}
        onChoose={onAsk}
      />
      {recent.length > 0 && (
        <QuestionList
          title="Tus últimas preguntas"
          questions={recent}
          icon={<HistoryIcon />}
          disabled={!canAsk}
          onChoose={onAsk}
        />
      )}
      <FeatureCards />
    </Stack>
  );
}
