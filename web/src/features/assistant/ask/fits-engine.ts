/** What an engine burns, by the words that it is called: "1.5 diésel", "e-Soul 64 kWh", "híbrido enchufable". */
const ENGINES = {
  diesel: /di[eé]sel|gas[oó]leo|tdi|hdi|dci|cdti|crdi|tdci/iu,
  petrol: /gasolina|tsi|tfsi|vtec|gdi|puretech|ecoboost/iu,
  plugin: /enchufable|phev|plug-?in/iu,
  hybrid: /h[ií]brid|\bhev\b/iu,
  electric: /el[eé]ctric|\bb?ev\b|kwh/iu,
};

type Engine = keyof typeof ENGINES;

/** Questions that only some engines can be asked. */
const OF_SOME: readonly { asked: RegExp; engines: readonly Engine[] }[] = [
  { asked: /di[eé]sel|gas[oó]leo|adblue|part[ií]culas|calentadores/iu, engines: ['diesel'] },
  { asked: /gasolina|buj[ií]a/iu, engines: ['petrol', 'hybrid', 'plugin'] },
  { asked: /cargarse la bater[ií]a|cable de carga|recarga/iu, engines: ['electric', 'plugin'] },
  {
    asked: /combustible|aceite/iu,
    engines: ['diesel', 'petrol', 'hybrid', 'plugin'],
  },
];

/** Plug-in hybrids are hybrids, and what is electric besides another engine is one of those. */
function enginesOf(name: string): readonly Engine[] {
  const named = (Object.keys(ENGINES) as Engine[]).filter((one) => ENGINES[one].test(name));
  if (named.includes('plugin')) return ['plugin'];
  if (named.includes('hybrid') || named.length > 1) return ['hybrid'];
  return named;
}

/** Whether a question is one for this engine; where that is not known, each is. */
export function fitsEngine(question: string, engine: string | null): boolean {
  const own = enginesOf(engine ?? '');
  return (
    own.length === 0 ||
    OF_SOME.every(
      ({ asked, engines }) => !asked.test(question) || own.some((one) => engines.includes(one)),
    )
  );
}
