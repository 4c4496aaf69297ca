import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Stack } from '@mui/material';
import { useSearchHistory } from '../../lib/search-history';
import { FeatureCards } from './feature-cards';
import { QuestionList } from './question-list';
import { recentQuestions } from './recent-questions';
import { suggestedQuestions } from './suggested-questions';

type Props = { canAsk: boolean; onAsk: (query: string) => void };

/** What could be asked, before anything is. */
export function Ideas({ canAsk, onAsk }: Props) {
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
