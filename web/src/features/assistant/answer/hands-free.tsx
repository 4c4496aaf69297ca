import { Stack } from '@mui/material';
import type { Statement } from '@contract';
import { ReadAloudButton } from '../../../ui/read-aloud-button';
import type { Screen } from './procedure';
import { spokenText } from './spoken-text';
import { StepsWay } from './steps-way';

type Props = {
  statements: readonly Statement[];
  /** Its steps, where nothing above leads to them; none of an answer that has no address. */
  screens: readonly Screen[];
};

/** For eyes and hands that are needed elsewhere: the answer read aloud, and a short procedure one step at a time. */
export const HandsFree = ({ statements, screens }: Props) => (
  <Stack direction="row" sx={{ ml: -1, flexWrap: 'wrap', displayPrint: 'none' }}>
    <ReadAloudButton pieces={spokenText(statements)} />
    {screens.length > 0 && <StepsWay screens={screens} />}
  </Stack>
);
