import {
  UnreadableIndex,
  decodeIndex,
  indexOfChunks,
  indexedText
} from "./chunk-UCEHUWKD.js";
import {
  firestoreSearches
} from "./chunk-AZKQXLD7.js";
import {
  MOST_CONTINUATIONS,
  confidenceOf,
  contains,
  coverageOf,
  endsInSteps,
  fieldWeights,
  goesOnIn,
  models,
  parseQuery,
  plainWords,
  rememberedLexeme,
  rowOf,
  searchedQuestion,
  splitSentences,
  statisticsOf,
  weighWords,
  wordsOf
} from "./chunk-ABETVKFU.js";
import {
  withinQuota
} from "./chunk-UQ7S47Y5.js";
import {
  isBusy,
  stores
} from "./chunk-CY743CVW.js";
import "./chunk-SOZG2MOT.js";
import {
  log
} from "./chunk-SVNDKVNX.js";
import "./chunk-5UQS6Z5H.js";
import {
  firebase
} from "./chunk-JSJALHLE.js";
import {
  AppError,
  MAX_LISTED_SEARCHES
} from "./chunk-QFF6PAY2.js";
import {
  once
} from "./chunk-3462HG73.js";
import "./chunk-GAVUEX4V.js";

// src/domain/lexical/index-cache.ts
function createIndexCache(maxBytes) {
  const entries = /* @__PURE__ */ new Map();
  let total = 0;
  const remove = (key) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const admit = (key, entry, bytes) => {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytes;
    total += bytes;
    if (bytes > maxBytes) remove(key);
    for (const oldest of [...entries.keys()]) {
      if (total <= maxBytes) return;
      if (oldest !== key) remove(oldest);
    }
  };
  return {
    get(key, load) {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.index;
      }
      const entry = { index: load(), bytes: 0 };
      entries.set(key, entry);
      entry.index.then(
        (index) => admit(key, entry, index.byteLength),
        () => {
          if (entries.get(key) === entry) remove(key);
        }
      );
      return entry.index;
    }
  };
}

// src/domain/answering/vehicle-words.ts
var OWN_VERSION = /\b(?:mi|este|esta|la|el) (?:version|acabado|motorizacion|modelo)\b/;
var wordsIn = (text) => plainWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];
var vehicleWords = ({ make, model, year }) => /* @__PURE__ */ new Set([...wordsIn(make), ...wordsIn(model), String(year)]);
function mentionsVehicle(question, vehicle) {
  const names = vehicleWords(vehicle);
  const trim = vehicle.trim === null ? [] : wordsIn(vehicle.trim);
  const words = new Set(wordsIn(question));
  const namesTrim = trim.length > 0 && trim.every((word) => words.has(word));
  return namesTrim || [...names].some((name) => words.has(name)) || OWN_VERSION.test(plainWords(question));
}
function withoutVehicle(question, vehicle) {
  const names = vehicleWords(vehicle);
  const rest = question.replace(
    /[\p{L}\p{N}]+/gu,
    (word) => names.has(plainWords(word)) ? " " : word
  );
  return /[\p{L}\p{N}]/u.test(rest) ? rest : question;
}

// src/domain/answering/classification.ts
var SPECIFICATION = /(?<!\bcada )\bcuant[oa]s?\b(?! tiempo)|\b(?:presion|capacidad|medidas?|tamano|dimensiones|potencia|par de apriete|torque|peso|masa|carga maxima|viscosidad|octanaje|consumo|voltaje|tension|amperaje|autonomia|cilindrada|longitud|anchura|altura|profundidad|homologad[oa]s?|especificacion(?:es)?|caracteristicas|datos tecnicos|litros|bar|kpa|psi|nm)\b|\b(?:que|cual|tipo de) (?:\w+ ){0,3}(?:aceite|combustible|gasolina|nafta|bateria|bombilla|foco|fusible|refrigerante|neumatico|llanta|liquido|bujia)s?\b|\d+w-?\d+/;
var MAINTENANCE = /\b(?:mantenimiento|revision(?:es)?|servicio|afinacion|cada cuanto|cada cuantos|intervalo|periodicidad)\b|\b(?:cambi|sustitu|reemplaz|limpi|lav|rellen|llen|engras|comprob|compruebo|revis|rot|recarg|ajust|purg|inspeccion)(?:ar|o|a|e|an|en|ir|yo|ye|io|aci?on)\b|\bcambio de (?:aceite|filtro|bujias|neumaticos|correa|pastillas|liquido)/;
var TROUBLESHOOTING = /\b(?:testigo|averia|fallo|falla|problema|sintoma|error|pinchazo|ponchadura|reventon|sobrecalent\w*|humo|ruido|vibra\w*|fuga|gotea|pierde|parpade\w*|emergencia|atascad[oa]|bloquead[oa]|descargad[oa]|agotad[oa])\b|\bno (?:\w+ ){0,2}(?:arranca|enciende|funciona|abre|cierra|carga|enfria|calienta|responde|va|entra|gira|prende|puedo)\b|\b(?:se (?:ha )?(?:enciende|encendio|encendido|ilumina|calienta|apaga|cala|para)|luz (?:roja|amarilla|naranja|ambar)|que (?:hago|significa|quiere decir)|me he quedado|[pbcu][0-3][0-9a-f]{3})\b/;
function classify(question, vehicle) {
  const plain = plainWords(question);
  return {
    isSpecification: SPECIFICATION.test(plain),
    isMaintenance: MAINTENANCE.test(plain),
    isTroubleshooting: TROUBLESHOOTING.test(plain),
    isModelSpecific: mentionsVehicle(question, vehicle)
  };
}

// src/domain/answering/citations.ts
var SHORTEST_QUOTE = 4;
var normalise = (text) => text.normalize("NFC").replace(/[\s\u200b\ufeff]+/g, " ").trim();
var figuresOf = (text) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
function quotes({ chunk }, quote) {
  const words = normalise(quote);
  const size = words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return size >= SHORTEST_QUOTE && normalise(chunk.content).includes(words);
}
function holdsFigures(text, cited) {
  const known = new Set(
    cited.flatMap(({ chunk }) => figuresOf([chunk.content, ...chunk.headings].join("\n")))
  );
  return figuresOf(text).every((figure) => known.has(figure));
}
var ADDRESS = /(?:\b[a-z][a-z+.-]*:\/\/|\bwww\.|\b(?:javascript|data|mailto):)[^\s)\]»"']+|[\w.+-]+@[\w-]+\.[\w.-]+/giu;
function holdsAddresses(text, cited) {
  const known = cited.map(({ chunk }) => chunk.content).join("\n");
  return (text.match(ADDRESS) ?? []).every((address) => known.includes(address));
}
function supportedStatements(draft, excerpts) {
  if (!draft.found) return [];
  return draft.statements.flatMap(({ text, citations }) => {
    const kept = citations.flatMap(({ excerpt, quote }) => {
      const source = excerpts[excerpt - 1];
      return source && quotes(source, quote) ? [excerpt - 1] : [];
    });
    const sources = [...new Set(kept)];
    const cited = sources.flatMap((source) => excerpts[source] ?? []);
    const isBorneOut = holdsFigures(text, cited) && holdsAddresses(text, cited);
    const stands = text.trim() !== "" && cited.length > 0 && isBorneOut;
    return stands ? [{ text: text.trim(), excerpts: sources }] : [];
  });
}

// src/domain/answering/safety.ts
var topics = [
  ["Los frenos afectan", /\bfren(?:os?|ar|ad[ao]|e|a)\b|\babs\b/],
  ["Los airbags afectan", /\bairbags?\b|bolsas? de aire/],
  [
    "Levantar el veh\xEDculo afecta",
    /\bgato\b|(?:elevar|levantar) (?:el|mi) (?:coche|vehiculo|auto|carro)/
  ],
  ["La direcci\xF3n afecta", /direccion asistida|columna de direccion|servodireccion|la direccion\b/],
  [
    "Los cinturones y las sillas infantiles afectan",
    /cinturon|pretensor|isofix|silla infantil|sillita|retencion infantil/
  ],
  ["La alta tensi\xF3n afecta", /alta tension|alto voltaje|bateria de traccion|cables? naranjas?/],
  [
    "El sistema de combustible afecta",
    /(?:fuga|olor|huele|pierde|perdida|gote|derram).{0,20}(?:combustible|gasolina|nafta|gasoleo|diesel)|(?:filtro|tubo|sistema|bomba) de (?:combustible|gasolina)/
  ]
];
function safetyAdvice(question, isSafetyCritical = false) {
  const plain = plainWords(question);
  const [topic] = topics.find(([, pattern]) => pattern.test(plain)) ?? [];
  if (topic === void 0 && !isSafetyCritical) return null;
  return `Consejo de Guantera: ${topic ?? "Esto afecta"} a tu seguridad. Sigue el manual al pie de la letra y, si tienes alguna duda, acude a un taller.`;
}

// src/domain/answering/compose-answer.ts
var NOT_FOUND = "No lo encuentro en tus manuales. Prueba a preguntarlo con otras palabras o con el nombre de la pieza.";
var NEAREST = "Estas son las secciones que m\xE1s se acercan.";
function toSourceDocument({ chunk, documentSource }) {
  return {
    metadata: {
      documentSource,
      pageReference: chunk.pageReference,
      content: chunk.content,
      pageNumber: chunk.pageNumber,
      manualId: chunk.manualId,
      chunkId: chunk.id,
      headings: chunk.headings
    }
  };
}
var withoutSources = (response) => ({
  response,
  sourceDocuments: [],
  suggestions: [],
  confidence: "low"
});
var abstain = (nearest = []) => ({
  ...withoutSources(nearest.length > 0 ? `${NOT_FOUND} ${NEAREST}` : NOT_FOUND),
  suggestions: nearest.map(toSourceDocument)
});
var asParagraph = (text) => text.replace(/\[(\d+)\]/g, "($1)").replace(/\n\s*\n/g, "\n");
function remarks(confidence, { chunk }, safety) {
  const place = chunk.pageReference;
  const before = `Posible respuesta: es lo m\xE1s parecido que dicen tus manuales. Compru\xE9balo en ${place}.`;
  const after = `No es seguro que sea justo lo que preguntas: compru\xE9balo en ${place}.`;
  return {
    before: confidence === "low" ? [before] : [],
    after: [...confidence === "medium" ? [after] : [], ...safety === null ? [] : [safety]]
  };
}
function composeAnswer(question, draft, excerpts) {
  const statements = supportedStatements(draft, excerpts);
  const order = [...new Set(statements.flatMap((statement) => statement.excerpts))];
  const cited = order.flatMap((position) => excerpts[position] ?? []);
  const [first] = cited;
  if (!first) return null;
  const confidence = confidenceOf(cited, draft);
  const safety = safetyAdvice(question, draft.isSafetyCritical);
  if (safety !== null && confidence === "low") return null;
  const paragraphs = statements.map(({ text, excerpts: positions }) => {
    const markers = positions.map((position) => `[${order.indexOf(position) + 1}]`).join("");
    return `${asParagraph(text)} ${markers}`;
  });
  const { before, after } = remarks(confidence, first, safety);
  return {
    response: [...before, ...paragraphs, ...after].join("\n\n"),
    sourceDocuments: cited.map(toSourceDocument),
    suggestions: [],
    confidence
  };
}

// src/domain/answering/no-answer.ts
var MAX_SUGGESTIONS = 3;
var NEAR = 0.03;
function nearestSections(excerpts) {
  const places = /* @__PURE__ */ new Map();
  for (const excerpt of excerpts.filter(({ score }) => score >= NEAR)) {
    const { manualId, pageReference, headings } = excerpt.chunk;
    const place = [manualId, pageReference, headings.at(-1)].join("\n");
    if (!places.has(place)) places.set(place, excerpt);
  }
  return [...places.values()].slice(0, MAX_SUGGESTIONS);
}
function noManualSentence(manuals) {
  if (manuals.some(({ status }) => isBusy(status))) {
    return "El manual de este veh\xEDculo se est\xE1 procesando. Espera unos minutos y vuelve a preguntar.";
  }
  if (manuals.some(({ status }) => status === "failed")) {
    return "El manual de este veh\xEDculo no se pudo leer. Mira el motivo en la pantalla de manuales y s\xFAbelo de nuevo.";
  }
  return "Este veh\xEDculo todav\xEDa no tiene ning\xFAn manual. Sube uno en la pantalla de manuales y vuelve a preguntar.";
}

// src/domain/answering/makes.ts
var table = `
abarth:
acura: mdx rdx
alfa romeo: giulia giulietta stelvio tonale
aston martin:
audi: q2 q3 q5 q7 q8
bentley:
bmw: x1 x3 x5 x6
byd: atto dolphin
cadillac: escalade
chery: tiggo
chevrolet: silverado camaro onix equinox tahoe traverse malibu
chrysler: pacifica voyager
citroen: berlingo picasso
cupra: formentor
dacia: sandero duster jogger
daihatsu:
dodge: durango charger challenger
ferrari:
fiat: panda tipo500 cinquecento doblo
ford: mondeo ecosport bronco ranger mustang kuga
geely:
genesis:
gmc:
honda: civic accord jazz hrv crv
hyundai: tucson kona elantra ioniq bayon
infiniti:
isuzu:
iveco:
jaguar:
jeep: wrangler cherokee renegade gladiator
kia: sportage sorento ceed picanto stonic niro
lada:
lamborghini:
lancia:
land rover: freelander discovery
lexus:
lincoln:
lynk:
maserati:
mazda: miata
mercedes:
mercedes-benz:
mg zs:
mitsubishi: outlander montero lancer
nissan: qashqai juke micra sentra versa frontier xtrail leaf
opel: astra insignia mokka zafira
peugeot: partner rifter
polestar:
porsche: cayenne macan panamera cayman taycan
ram 1500:
renault: clio megane captur kadjar scenic kangoo twingo duster
rivian:
rover:
saab:
seat: ibiza ateca arona tarraco alhambra
skoda: octavia fabia kodiaq karoq superb
smart fortwo:
ssangyong:
subaru: forester outback impreza crosstrek
suzuki: swift vitara jimny
tesla: cybertruck
toyota: corolla yaris hilux camry prius rav4 tacoma highlander 4runner auris
vauxhall:
volkswagen: tiguan touareg passat jetta touran amarok
volvo: xc40 xc60 xc90
vw:
`;
var makes = table.trim().split("\n").map((line) => {
  const [make = "", models2 = ""] = line.split(":");
  return { make, models: models2.split(" ").filter(Boolean) };
});

// src/domain/answering/scope.ts
var COMMANDS = /\b(?:ignor[ae]d?|olvid[ae]d?|omit[ae]|desobedece|salt[ae]te|haz caso omiso de|no (?:hagas caso|sigas)(?: a| de)?)\b.{0,40}\b(?:instruccion(?:es)?|indicaciones|ordenes|reglas|anterior(?:es)?|contexto)\b|\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions|rules|prompt)\b|\b(?:system prompt|prompt (?:del |de )?sistema|tus? (?:prompt|instrucciones(?: internas)?)|mensaje de sistema|jailbreak|modo desarrollador|developer mode)\b|\b(?:actua como|finge (?:ser|que)|haz de cuenta que eres|a partir de ahora eres|eres ahora|act as)\b|\b(?:otr[oa]s? (?:usuari[oa]s?|duen[oa]s?|propietari[oa]s?|clientes)|base de datos|contrasenas? de)\b/;
var COMMERCE = /\b(?:cuanto (?:me )?(?:cuesta|costaria|cobran|sale)|cuanto vale|precio|seguro (?:a todo riesgo|a terceros)|seguro (?:del?|para el) (?:coche|auto|carro)|poliza|aseguradora|segunda mano|financia\w*)\b/;
var mentions = (plain, name) => new RegExp(
  `(?<![\\p{L}\\p{N}])${name.replace(/[-\s]+/g, "[-\\s]?")}(?![\\p{L}\\p{N}])`,
  "u"
).test(plain);
function foreignVehicle(question, vehicle, excerpts) {
  const plain = plainWords(question);
  const own = plainWords(`${vehicle.make} ${vehicle.model} ${vehicle.trim ?? ""}`);
  const names = makes.flatMap(({ make, models: models2 }) => [make, ...models2]);
  const foreign = names.filter((name) => mentions(plain, name) && !mentions(own, name));
  const found = plainWords(excerpts.map(({ chunk }) => chunk.content).join("\n"));
  return foreign.find((name) => !mentions(found, name)) ?? null;
}
var isCommerce = (question) => COMMERCE.test(plainWords(question));
var isCommand = (question) => COMMANDS.test(plainWords(question));

// src/usecases/answer-question.ts
var askable = (manuals) => manuals.flatMap(
  ({ id, activeRevision, originalFilename, status }) => activeRevision === null || status === "deleted" ? [] : [{ manualId: id, revision: activeRevision, documentSource: originalFilename }]
);
function answerQuestion({ vehicles, manuals, searches, model, find, clock, warn }) {
  async function answer(uid, query, vehicle, shelf) {
    const readable = askable(shelf);
    if (readable.length === 0) return withoutSources(noManualSentence(shelf));
    if (isCommand(query) || isCommerce(query)) return abstain();
    const question = withoutVehicle(query, vehicle);
    const { excerpts, weights } = await find(uid, readable, question);
    if (foreignVehicle(query, vehicle, excerpts)) return abstain();
    const draft = await model.answer(question, excerpts, weights);
    return composeAnswer(question, draft, excerpts) ?? abstain(nearestSections(excerpts));
  }
  async function rememberUse(uid, { sourceDocuments }) {
    const cited = new Set(sourceDocuments.map(({ metadata }) => metadata.manualId));
    const lastQueriedAt = clock();
    await Promise.all([...cited].map((id) => manuals.update(uid, id, () => ({ lastQueriedAt }))));
  }
  return async (uid, { query, vehicleId }) => {
    const [vehicle, all] = await Promise.all([vehicles.get(uid, vehicleId), manuals.list(uid)]);
    if (!vehicle) throw new AppError("VEHICLE_NOT_FOUND");
    const shelf = all.filter((manual) => manual.vehicleId === vehicleId);
    const composed = await answer(uid, query, vehicle, shelf);
    const search = { query, vehicleId, classification: classify(query, vehicle), ...composed };
    const [saved, used] = await Promise.allSettled([
      searches.save(uid, search),
      rememberUse(uid, composed)
    ]);
    if (saved.status === "rejected") warn("question not kept in history", saved.reason);
    if (used.status === "rejected") warn("last use of manuals not noted", used.reason);
    return toResponse(search, saved.status === "fulfilled" ? saved.value.id : null);
  };
}
var toResponse = ({
  response,
  classification,
  sourceDocuments,
  confidence,
  suggestions
}, id) => ({ id, response, classification, sourceDocuments, confidence, suggestions });

// src/usecases/delete-search.ts
var deleteSearch = ({ searches }) => async (uid, id) => {
  if (!await searches.delete(uid, id)) throw new AppError("SEARCH_NOT_FOUND");
};

// src/usecases/delete-searches.ts
var deleteSearches = ({ searches }) => (uid) => searches.deleteAll(uid);

// src/domain/answering/directory.ts
var ENTRY = new RegExp("^\\P{N}*\\p{L}\\P{N}*(?:\\p{N}{1,2}[.\\s]\\P{N}+)?[\\s.\u2026,\xB7\u22C5]+\\d{1,3}(?:\\s?[,;-]\\s?\\d{1,3})*$", "u");
var FEWEST_ENTRIES = 4;
var SHARE = 0.6;
function isDirectory(content) {
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  const entries = lines.filter((line) => ENTRY.test(line.trim())).length;
  return entries >= FEWEST_ENTRIES && entries >= SHARE * lines.length;
}

// src/domain/answering/evidence.ts
var evidenceOf = ({ coverage, normalised }) => coverage * normalised;

// src/domain/answering/fusion.ts
function fuse({ matches, nearest, vectorWeight }) {
  const bestScore = matches[0]?.score ?? 1;
  const bestSimilarity = Math.max(1 - (nearest[0]?.distance ?? 0), Number.EPSILON);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const similarity = new Map(
    nearest.map(({ id, distance }) => [id, Math.max(0, 1 - distance) / bestSimilarity])
  );
  return [.../* @__PURE__ */ new Set([...byId.keys(), ...similarity.keys()])].map((id) => {
    const match = byId.get(id) ?? null;
    const lexical = (match?.score ?? 0) / bestScore;
    const rank = (1 - vectorWeight) * lexical + vectorWeight * (similarity.get(id) ?? 0);
    return { id, match, rank };
  }).sort((a, b) => b.rank - a.rank);
}

// src/domain/answering/near-duplicates.ts
var SAME = 0.8;
var RUN = 4;
function runsOf(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(1, words.length - RUN + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + RUN).join(" ")));
}
function likeness(a, b) {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let common = 0;
  for (const run of small) if (large.has(run)) common += 1;
  return common / Math.max(1, small.size);
}
function withoutNearDuplicates(passages, textOf) {
  const kept = [];
  for (const passage of passages) {
    const runs = runsOf(textOf(passage));
    if (kept.every((other) => likeness(runs, other.runs) < SAME)) kept.push({ passage, runs });
  }
  return kept.map(({ passage }) => passage);
}

// src/domain/lexical/nearness.ts
var SENTENCE_WEIGHT = 0.41;
var WINDOW_WEIGHT = 0.36;
var WINDOW = 15;
var MEAN_SENTENCE = 15;
var SHORT_SENTENCE = 10;
var OTHER_NAME_SHARE = 0.9;
function namings(question, known) {
  const table2 = /* @__PURE__ */ new Map();
  const add = (stem, naming) => {
    const others = table2.get(stem) ?? [];
    if (others.every(({ word }) => word !== naming.word)) table2.set(stem, [...others, naming]);
  };
  const unique = new Map(parseQuery(question).words.map((word) => [word.lexeme.stem, word]));
  let total = 0;
  [...unique.values()].forEach(({ lexeme, spellings, synonyms }, word) => {
    const weight = known.get(lexeme.folded) ?? 1;
    total += weight;
    for (const stem of spellings) add(stem, { word, gain: weight });
    for (const stems of synonyms) {
      const gain = weight * OTHER_NAME_SHARE / stems.length;
      for (const stem of stems) add(stem, { word, gain });
    }
  });
  return { table: table2, total };
}
function gainOf(occurrences) {
  const best2 = /* @__PURE__ */ new Map();
  for (const { word, gain } of occurrences) best2.set(word, Math.max(gain, best2.get(word) ?? 0));
  let sum = 0;
  for (const gain of best2.values()) sum += gain;
  return sum;
}
function bestWindow(occurrences) {
  let best2 = 0;
  let end = 0;
  occurrences.forEach(({ at }, first) => {
    while (end < occurrences.length && (occurrences[end]?.at ?? 0) - at < WINDOW) end += 1;
    best2 = Math.max(best2, gainOf(occurrences.slice(first, end)));
  });
  return best2;
}
var sentenceGain = (occurrences, length) => gainOf(occurrences) * 2.2 / (1 + 1.2 * (0.25 + 0.75 * Math.max(length, SHORT_SENTENCE) / MEAN_SENTENCE));
function nearnessMeter(question, known) {
  const { table: table2, total } = namings(question, known);
  return (text) => {
    if (total === 0) return 0;
    const all = [];
    let at = 0;
    let sentence = 0;
    for (const { start, end } of splitSentences(text)) {
      const first = { word: at, occurrence: all.length };
      for (const word of wordsOf(text.slice(start, end)).words) {
        const lexeme = rememberedLexeme(word);
        if (!lexeme) continue;
        for (const naming of table2.get(lexeme.stem) ?? []) all.push({ ...naming, at });
        at += 1;
      }
      sentence = Math.max(sentence, sentenceGain(all.slice(first.occurrence), at - first.word));
    }
    return (SENTENCE_WEIGHT * sentence + WINDOW_WEIGHT * bestWindow(all)) / total;
  };
}

// src/domain/lexical/search.ts
var SATURATION = 1.2;
var LENGTH_NORMALISATION = 0.75;
var FLOOR = 0.5;
var SYNONYM_WEIGHT = { wordIsKnown: 0.3, wordIsUnknown: 0.8 };
function knownStem({ spellings, lexeme }, statistics) {
  return spellings.find((stem) => statistics.documentsWith("stem", stem) > 0) ?? lexeme.stem;
}
function synonymTerms({ words }, statistics) {
  const asked = new Set(words.flatMap(({ spellings }) => spellings));
  const weights = /* @__PURE__ */ new Map();
  for (const word of words) {
    const isKnown = statistics.documentsWith("stem", knownStem(word, statistics)) > 0;
    const weight = isKnown ? SYNONYM_WEIGHT.wordIsKnown : SYNONYM_WEIGHT.wordIsUnknown;
    for (const stem of word.synonyms.flat()) {
      if (!asked.has(stem)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
    }
  }
  return [...weights].map(([hash, weight]) => ({ field: "stem", hash, weight }));
}
function termsOf(query, statistics) {
  const term = (field) => (hash) => ({ field, hash, weight: fieldWeights[field] });
  return [
    ...query.words.map((word) => term("stem")(knownStem(word, statistics))),
    ...query.words.map(({ lexeme }) => term("exact")(lexeme.exact)),
    ...query.compounds.flatMap((hash) => [term("stem")(hash), term("exact")(hash)]),
    ...query.bigrams.map(term("bigram")),
    ...query.words.flatMap(({ lexeme }) => lexeme.grams.map(term("gram"))),
    ...synonymTerms(query, statistics)
  ];
}
function addScores(scores, field, term, statistics) {
  const row = rowOf(field, term.hash);
  if (row < 0) return;
  const weight = term.weight * statistics.idf(term.field, term.hash);
  const meanLength = statistics.meanLength[term.field];
  const end = field.offsets[row + 1] ?? 0;
  for (let position = field.offsets[row] ?? 0; position < end; position += 1) {
    const document = field.documents[position] ?? 0;
    const frequency = field.frequencies[position] ?? 0;
    const length = (field.lengths[document] ?? 0) / meanLength;
    const norm = SATURATION * (1 - LENGTH_NORMALISATION + LENGTH_NORMALISATION * length);
    const gain = frequency * (SATURATION + 1) / (frequency + norm) + FLOOR;
    scores[document] = (scores[document] ?? 0) + weight * gain;
  }
}
function best(scored, limit) {
  return scored.sort((a, b) => b.score - a.score).slice(0, limit);
}
function toMatch({ index, document, score }, words) {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    id: index.ids[document] ?? "",
    score,
    coverage: coverageOf((field, hash) => contains(index.fields[field], hash, document), words),
    normalised: total > 0 ? score / (total * (SATURATION + 1)) : 0
  };
}
function searchIndexes(indexes, question, limit) {
  const query = parseQuery(question);
  const statistics = statisticsOf(indexes);
  const terms = termsOf(query, statistics);
  const scored = indexes.flatMap((index) => {
    const scores = new Float64Array(index.ids.length);
    for (const term of terms) addScores(scores, index.fields[term.field], term, statistics);
    return [...scores.entries()].flatMap(
      ([document, score]) => score > 0 ? [{ index, document, score }] : []
    );
  });
  const words = weighWords(query, statistics);
  return best(scored, limit).map((found) => toMatch(found, words));
}
function wordWeights(indexes, question) {
  const words = weighWords(parseQuery(question), statisticsOf(indexes));
  return new Map(words.map(({ lexeme, weight }) => [lexeme.folded, weight]));
}

// src/usecases/follow-lists.ts
var followingId = ({ manualId, revision, position }) => `${manualId}-${revision}-${position + 1}`;
async function followLists(chunks, uid, excerpts) {
  const known = new Set(excerpts.map(({ chunk }) => chunk.id));
  const all = [...excerpts];
  let ends = excerpts.filter(({ chunk }) => endsInSteps(chunk));
  for (let round = 0; round < MOST_CONTINUATIONS && ends.length > 0; round += 1) {
    const missing = new Map(ends.map((excerpt) => [followingId(excerpt.chunk), excerpt]));
    for (const id of known) missing.delete(id);
    const found = missing.size === 0 ? [] : await chunks.get(uid, [...missing.keys()]);
    const added = found.flatMap((chunk) => {
      const before = missing.get(chunk.id);
      return before && goesOnIn(before.chunk, chunk) ? [{ ...before, chunk, score: 0 }] : [];
    });
    for (const { chunk } of added) known.add(chunk.id);
    all.push(...added);
    ends = added.filter(({ chunk }) => endsInSteps(chunk));
  }
  return all;
}

// src/usecases/find-excerpts.ts
var LEXICAL_CANDIDATES = 24;
var READ_CHUNKS = 12;
var LEAST_RANKING_WEIGHT = 0.1;
var MAX_EXCERPTS = 8;
var MAX_CHARACTERS = 1e4;
function withinBudget(excerpts) {
  let characters = 0;
  return excerpts.slice(0, MAX_EXCERPTS).filter(({ chunk }) => {
    if (characters + chunk.content.length > MAX_CHARACTERS) return false;
    characters += chunk.content.length;
    return true;
  });
}
function findExcerpts({ chunks, nearest, vectorWeight, indexOf }) {
  async function words(uid, manuals, question) {
    const indexes = await Promise.all(manuals.map((manual) => indexOf(uid, manual)));
    return {
      matches: searchIndexes(indexes, searchedQuestion(question), LEXICAL_CANDIDATES),
      weights: wordWeights(indexes, question)
    };
  }
  async function candidates(uid, manuals, question) {
    const ask = () => nearest(uid, manuals, question);
    const mayRank = vectorWeight >= LEAST_RANKING_WEIGHT;
    const [found, asked] = await Promise.all([words(uid, manuals, question), mayRank ? ask() : []]);
    const hasRoom = !mayRank && vectorWeight > 0 && found.matches.length < READ_CHUNKS;
    return { ...found, neighbours: hasRoom ? await ask() : asked };
  }
  return async (uid, manuals, question) => {
    const { matches, neighbours, weights } = await candidates(uid, manuals, question);
    const ranked = (by) => fuse({ matches: by, nearest: neighbours, vectorWeight });
    const sources = new Map(
      manuals.map(({ manualId, documentSource }) => [manualId, documentSource])
    );
    const ids = ranked(matches).slice(0, READ_CHUNKS).map(({ id }) => id);
    const read = new Map((await chunks.get(uid, ids)).map((chunk) => [chunk.id, chunk]));
    const nearness = nearnessMeter(question, weights);
    const reordered = matches.filter(({ id }) => read.has(id)).map((match) => {
      const chunk = read.get(match.id);
      return { ...match, score: match.normalised + (chunk ? nearness(indexedText(chunk)) : 0) };
    }).toSorted((a, b) => b.score - a.score);
    const excerpts = ranked(reordered).flatMap(({ id, match }) => {
      const chunk = read.get(id);
      const documentSource = sources.get(chunk?.manualId ?? 0);
      if (!chunk || documentSource === void 0 || isDirectory(chunk.content)) return [];
      return [{ chunk, documentSource, score: match ? evidenceOf(match) : 0 }];
    });
    const different = withoutNearDuplicates(excerpts, ({ chunk }) => chunk.content);
    return { excerpts: await followLists(chunks, uid, withinBudget(different)), weights };
  };
}

// src/usecases/list-searches.ts
function listSearches({ searches }) {
  return async (uid) => (await searches.list(uid, MAX_LISTED_SEARCHES)).map(
    ({ id, query, vehicleId, confidence, createdAt }) => ({
      id,
      query,
      vehicleId,
      confidence,
      createdAt: createdAt.toISOString()
    })
  );
}

// src/domain/lexical/open-index.ts
function openLexicalIndex(bytes) {
  const packed = decodeIndex(bytes);
  return {
    ...packed,
    byteLength: bytes.byteLength,
    search: (query, limit) => searchIndexes([packed], query, limit)
  };
}

// src/usecases/load-index.ts
var MAX_CHUNKS = 2e5;
function openIfReadable(bytes) {
  try {
    return openLexicalIndex(bytes);
  } catch (error) {
    if (error instanceof UnreadableIndex) return null;
    throw error;
  }
}
function loadIndex({ indexes, chunks, cache }) {
  return (uid, key) => cache.get(`${uid}/${key.manualId}/${key.revision}`, async () => {
    const bytes = await indexes.load(uid, key);
    const stored = bytes === null ? null : openIfReadable(bytes);
    if (stored) return stored;
    const all = await chunks.list(uid, key.manualId, key.revision, MAX_CHUNKS);
    return openLexicalIndex(indexOfChunks(all));
  });
}

// src/usecases/nearest-passages.ts
var VECTOR_CANDIDATES = 12;
var REMEMBERED = 5e3;
function nearestPassages({ chunks, embedder, warn, noteOtherModel }) {
  const models2 = /* @__PURE__ */ new Map();
  async function modelOf(uid, key) {
    const name = `${uid}/${key.manualId}/${key.revision}`;
    const known = models2.get(name);
    if (known !== void 0) return known;
    const model = await chunks.modelOf(uid, key);
    if (model === null) return null;
    if (models2.size >= REMEMBERED) models2.clear();
    models2.set(name, model);
    if (model !== embedder.model) noteOtherModel({ uid, manualId: key.manualId, model });
    return model;
  }
  return async (uid, manuals, question) => {
    try {
      const [found, [values]] = await Promise.all([
        Promise.all(manuals.map((key) => modelOf(uid, key))),
        embedder.embed([question], "query")
      ]);
      const comparable = manuals.filter((_, at) => found[at] === embedder.model);
      if (!values || comparable.length === 0) return [];
      const vector = { model: embedder.model, values };
      return await chunks.nearest(uid, comparable, vector, VECTOR_CANDIDATES);
    } catch (error) {
      warn("question answered without vectors", error);
      return [];
    }
  };
}

// src/composition/assistant.ts
var INDEX_CACHE_BYTES = 64 * 1024 * 1024;
var assistant = once(() => {
  const { vehicles, manuals, chunks, indexes, quotas } = stores();
  const { embedder, vectorWeight, model } = models();
  const searches = firestoreSearches(firebase().db);
  const cache = createIndexCache(INDEX_CACHE_BYTES);
  const warn = (event, error) => log.error(event, error);
  const find = findExcerpts({
    chunks,
    nearest: nearestPassages({
      chunks,
      embedder,
      warn,
      noteOtherModel: (fields) => log.warn("manual found by words alone: other vectors", fields)
    }),
    vectorWeight,
    indexOf: loadIndex({ indexes, chunks, cache })
  });
  const now = () => /* @__PURE__ */ new Date();
  const answer = answerQuestion({ vehicles, manuals, searches, model, find, clock: now, warn });
  const within = withinQuota({ quotas, now, warn });
  return {
    answerQuestion: (uid, question) => within.question(uid, () => answer(uid, question)),
    listSearches: listSearches({ searches }),
    deleteSearch: deleteSearch({ searches }),
    deleteSearches: deleteSearches({ searches })
  };
});
export {
  assistant
};
//# sourceMappingURL=assistant-P6HBIEPX.js.map
