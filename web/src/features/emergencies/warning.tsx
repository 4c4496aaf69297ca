import { Typography } from '@mui/material';
import type { EmergencyPart } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { WARNING_TONES, warningLines } from '../../lib/warning-words';
import { WarningNote } from '../../ui/warning-note';
import { LARGE } from './large';

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => onOneLine(line) || []);

type Props = Omit<Extract<EmergencyPart, { kind: 'warning' }>, 'kind'>;

export const Warning = ({ level, quotes }: Props) => {
  const { label, lines } = warningLines(quotes.flatMap(({ text }) => linesOf(text)));
  return (
    <WarningNote tone={WARNING_TONES[level]} label={label}>
      <Typography sx={LARGE}>{lines.join(' ')}</Typography>
    </WarningNote>
  );
};
