import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  quotesOfPart,
  type EmergencyPart,
  type Gearbox,
  type Quote,
  type QuotedManual,
} from '@contract';
import { onOneLine } from '../../lib/one-line';
import type { StepScreen } from '../../ui/steps-dialog';
import { FLAT } from '../../ui/steps-dialog-sizes';
import { ToCheck } from '../../ui/to-check';
import { figureOf } from '../../lib/figure-key';
import { aloudFirst, FirstThings, type First } from './first-things';
import { NEEDED, NeededList } from './needed';
import { PageLinks } from './page-links';
import { Parts } from './parts';
import { wordsOfPart, wordsOfQuote } from './road-aloud';
import type { Step } from './road-pieces';
import { RoadStep } from './road-step';

/** What is the same for all screens of a procedure. */
export type Source = {
  manual: QuotedManual;
  heading: Quote;
  isToCheck: boolean;
  gearbox: Gearbox | undefined;
  /** The words that name what its figures show. */
  captions: readonly Quote[];
  /** What holds when all is done, told again at the last step. */
  limits: readonly EmergencyPart[];
  /** What is asked where points depend on the gearbox. */
  question: ReactNode;
};

/** Where it stands, on one line: the step needs the others. A phone on its side has room for the link alone. */
const Foot = ({ source, quotes }: { source: Source; quotes: readonly Quote[] }) => (
  <div>
    <ToCheck of={source} />
    <Stack direction="row" sx={{ gap: 2, alignItems: 'baseline' }}>
      <Typography color="textSecondary" noWrap sx={{ [FLAT]: { display: 'none' } }}>
        {onOneLine(source.heading.text)}
      </Typography>
      <Box sx={{ flexShrink: 0, maxWidth: '70%' }}>
        <PageLinks manual={source.manual} quotes={quotes} />
      </Box>
    </Stack>
  </div>
);

type Place = Pick<StepScreen, 'name' | 'reached'>;

/** `again`: what was told before the first step, and holds once this one is done. */
export function stepScreen(
  step: Step,
  place: Place,
  source: Source,
  again: readonly EmergencyPart[],
): StepScreen {
  const { quote, before, after } = step;
  const isOwn = (part: EmergencyPart) => part.kind === 'warning' && before.includes(part);
  const others = again.filter((part) => !isOwn(part));
  const [warned, warnedBehind] = [before, after].map((all) => all.flatMap(quotesOfPart));
  const quotes = [
    ...[...(warned ?? []), quote, ...(warnedBehind ?? [])],
    ...others.flatMap(quotesOfPart),
  ];
  return {
    ...place,
    aloud: quotes.map(wordsOfQuote),
    view: (
      <RoadStep
        {...{ step }}
        manual={source.manual}
        figure={figureOf(quote, source.captions)}
        again={others}
      />
    ),
    foot: <Foot {...{ source, quotes }} />,
  };
}

export const neededScreen = (
  quotes: readonly Quote[],
  reached: number,
  source: Source,
): StepScreen => ({
  ...{ name: NEEDED, reached, aloud: quotes.map(wordsOfQuote) },
  view: <NeededList quotes={quotes} />,
  foot: <Foot {...{ source, quotes }} />,
});

export const partsScreen = (
  parts: readonly EmergencyPart[],
  place: Place,
  source: Source,
  first: First | null,
): StepScreen => ({
  ...place,
  aloud: [
    ...(first ? aloudFirst(first) : []),
    ...parts.flatMap((part) => wordsOfPart(part, source.gearbox)),
  ],
  view: (
    <Stack sx={{ gap: 2 }}>
      {first && <FirstThings {...first} />}
      {source.question}
      <Parts
        {...{ parts }}
        manual={source.manual}
        gearbox={source.gearbox}
        title={source.heading}
        heading="h2"
      />
    </Stack>
  ),
  foot: parts.length > 0 && <Foot source={source} quotes={parts.flatMap(quotesOfPart)} />,
});

/** Of a procedure that could not be read whole: where it stands, and no step. */
export const onlyPlace = (source: Source): StepScreen => ({
  ...{ name: 'Míralo en tu manual', reached: 0, aloud: [] },
  view: (
    <Typography sx={{ fontSize: '1.25rem' }}>
      No hemos podido leer entero este procedimiento, y a medias sería peor que nada.
    </Typography>
  ),
  foot: <Foot source={source} quotes={[source.heading]} />,
});
