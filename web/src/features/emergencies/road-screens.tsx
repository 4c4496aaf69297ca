import { Stack, Typography } from '@mui/material';
import {
  quotesOfPart,
  type Emergency,
  type EmergencyPart,
  type Quote,
  type QuotedManual,
} from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { onOneLine } from '../../lib/one-line';
import { FLAT, STEP_SIZE, type StepScreen } from '../../ui/steps-dialog';
import { ToCheck } from '../../ui/to-check';
import { aloudFirst, FirstThings, type First } from './first-things';
import { PageLinks } from './page-links';
import { Part } from './part';
import { piecesOf, type Piece } from './road-pieces';

type Source = { manual: QuotedManual; heading: Quote; isToCheck: boolean };

const words = (quote: Quote): string => quote.text.replace(/\s+/g, ' ').trim();

const wordsOfPart = (part: EmergencyPart): string[] =>
  part.kind === 'table'
    ? part.rows.map(({ cells }) => cells.join(', '))
    : quotesOfPart(part).map(words);

/** A phone on its side has room for the link alone. */
const Foot = ({ source, quotes }: { source: Source; quotes: Quote[] }) => (
  <div>
    <Typography color="textSecondary" sx={{ [FLAT]: { display: 'none' } }}>
      {onOneLine(source.heading.text)}
    </Typography>
    <ToCheck of={source} />
    <PageLinks manual={source.manual} quotes={quotes} />
  </div>
);

type Step = Extract<Piece, { kind: 'step' }>;

const stepScreen = (
  { title, mark, quote }: Step,
  place: Pick<StepScreen, 'name' | 'reached'>,
  source: Source,
): StepScreen => ({
  ...place,
  aloud: [words(quote)],
  view: (
    <Stack sx={{ gap: 2, [FLAT]: { gap: 0.5 } }}>
      {title !== '' && <Typography color="textSecondary">{onOneLine(title)}</Typography>}
      <Typography sx={{ ...STEP_SIZE, fontWeight: 500, textWrap: 'pretty' }}>
        {/[\p{L}\d]/u.test(mark) && (
          <Typography
            component="span"
            sx={{ font: 'inherit', fontWeight: 700, color: 'primary.main', mr: 1 }}
          >
            {mark}
          </Typography>
        )}
        {withFiguresWhole(quote.text)}
      </Typography>
    </Stack>
  ),
  foot: <Foot source={source} quotes={[quote]} />,
});

const partsScreen = (
  parts: readonly EmergencyPart[],
  place: Pick<StepScreen, 'name' | 'reached'>,
  source: Source,
  first: First | null,
): StepScreen => ({
  ...place,
  aloud: [...(first ? aloudFirst(first) : []), ...parts.flatMap(wordsOfPart)],
  view: (
    <Stack sx={{ gap: 2 }}>
      {first && <FirstThings {...first} />}
      {parts.map((part, index) => (
        <Part key={index} manual={source.manual} part={part} heading="h2" />
      ))}
    </Stack>
  ),
  foot: parts.length > 0 && <Foot source={source} quotes={parts.flatMap(quotesOfPart)} />,
});

/** Of a procedure that could not be read whole: where it stands, and no step. */
const onlyPlace = (source: Source): StepScreen => ({
  ...{ name: 'Míralo en tu manual', reached: 0, aloud: [] },
  view: (
    <Typography sx={{ fontSize: '1.25rem' }}>
      No hemos podido leer entero este procedimiento, y a medias sería peor que nada.
    </Typography>
  ),
  foot: <Foot source={source} quotes={[source.heading]} />,
});

/** A procedure, one step a screen, behind what law, Guantera and manual say before the first one. */
export function screensOf(
  manual: QuotedManual,
  { heading, parts, isToCheck = false }: Emergency,
  first: First | null,
): StepScreen[] {
  const source = { manual, heading, isToCheck };
  const pieces = piecesOf(parts);
  const count = pieces.filter(({ kind }) => kind === 'step').length;
  const [opening] = pieces;
  const hasBefore = opening?.kind === 'parts';
  const before = hasBefore ? opening.parts : [];
  const screens: StepScreen[] = parts.length === 0 ? [onlyPlace(source)] : [];
  if (before.length > 0 || first) {
    const name = count > 0 ? 'Antes de empezar' : 'Lo que hay que saber';
    screens.unshift(partsScreen(before, { name, reached: 0 }, source, first));
  }
  let number = 0;
  for (const piece of hasBefore ? pieces.slice(1) : pieces) {
    if (piece.kind === 'step') number += 1;
    const reached = Math.round((number / count) * 100);
    screens.push(
      piece.kind === 'step'
        ? stepScreen(piece, { name: `Paso ${number} de ${count}`, reached }, source)
        : partsScreen(piece.parts, { name: 'Ten en cuenta', reached }, source, null),
    );
  }
  return screens;
}
