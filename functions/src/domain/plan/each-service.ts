import type { Span } from '@contract';
import type { ManualPart, SourceUnit } from '../findings/manual-part';
import { speaksOfSevere } from './below';
import { clausesIn } from './clauses';
import type { Draft } from './draft';
import { folded } from './words';

/** "Los servicios se hacen cada 10.000 km o 12 meses": when the service itself is due. */
type EachService = { every: Span; said: SourceUnit };

const IS_ABOUT_SERVICES =
  /(?<!\p{L})(?:servicios?(?! severo)|revision(?:es)?|mantenimiento|lleve el (?:vehiculo|coche|auto)|visitas?)(?!\p{L})/u;

/** The sentences that say when a service is due by distance and by time, for everybody. */
function servicesIn(parts: readonly ManualPart[]): EachService[] {
  return parts.flatMap((part) =>
    part.kind === 'table'
      ? []
      : part.said.flatMap((said) => {
          if (!IS_ABOUT_SERVICES.test(folded(said.text)) || speaksOfSevere(said.text)) return [];
          return clausesIn(said.text.split(/[.]\s(?=\p{Lu})|, con /u)[0] ?? '').flatMap(
            ({ every, isRepeated, version }) =>
              isRepeated && version === null && every?.km && every.months ? [{ every, said }] : [],
          );
        }),
  );
}

/** What is due at every service is due after its time, too. Nothing where services of several kinds are told. */
export function withServiceTimes(parts: readonly ManualPart[], drafts: readonly Draft[]): Draft[] {
  const services = servicesIn(parts);
  const kinds = new Set(services.map(({ every }) => JSON.stringify(every)));
  const [service] = services;
  if (!service || kinds.size !== 1) return [...drafts];
  return drafts.map((draft) => {
    const { every, isMarked } = draft;
    if (!isMarked || every?.km !== service.every.km || every.months !== null) return draft;
    return { ...draft, every: service.every, said: [...draft.said, service.said] };
  });
}
