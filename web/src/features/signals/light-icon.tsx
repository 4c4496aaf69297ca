import type { SignalColour } from '@contract';
import { Drawing } from '../../ui/drawing';
import { iconOf } from './icons';
import { COLOUR_TONES } from './views';

type Props = {
  catalogue: string | null;
  colours: readonly SignalColour[];
  isMessage?: boolean;
  size?: number;
};

/** The generic drawing of a light, in its colour; what it is stands beside it in words. */
export const LightIcon = ({ catalogue, colours, isMessage = false, size = 40 }: Props) => (
  <Drawing
    path={iconOf(catalogue, isMessage)}
    sx={{ fontSize: size, color: colours[0] ? COLOUR_TONES[colours[0]] : 'text.secondary' }}
  />
);
