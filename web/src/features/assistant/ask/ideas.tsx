import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listManuals } from '@contract';
import { queryOf } from '../../../lib/api/queries';
import { useSearchHistory } from '../../../lib/api/search-history';
import { useVehicles } from '../../../lib/vehicles';
import { WhatToAsk } from './what-to-ask';
import { QuestionList } from './question-list';
import { recentQuestions } from './recent-questions';
import { startersOf } from './starters';

type Props = {
  /** Null while the garage is on its way. */
  vehicleId: number | null;
  canAsk: boolean;
  onAsk: (query: string) => void;
};

/** What could be asked, before anything is. */
export function Ideas({ vehicleId, canAsk, onAsk }: Props) {
  const { data: manuals = [], isPending } = useQuery(queryOf(listManuals));
  const vehicle = useVehicles().data?.find(({ id }) => id === vehicleId);
  const starters = startersOf(manuals, vehicle);
  const recent = recentQuestions(useSearchHistory().data ?? [], starters);
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <QuestionList
        title="Para empezar"
        questions={starters}
        icon={<SearchIcon />}
        // Others may take their place when the manuals are here: nobody is to touch what changes under the finger.
        disabled={!canAsk || isPending}
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
      <WhatToAsk />
    </Stack>
  );
}
