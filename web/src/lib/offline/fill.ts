import {
  getFacts,
  getManualPage,
  getPagePicture,
  getPlan,
  getSearch,
  getUser,
  listEmergencies,
  listSearches,
  listServices,
  listSignals,
  listVehicles,
  MAX_MARKED_UNITS,
  type Endpoint,
  type ManualPage,
  type StoredSearch,
  type User,
} from '@contract';
import { isPreparing } from '../vehicle-part';
import { createBasket, type Basket } from './collect';
import { emptyGlovebox, readNote, writeNote, type Contents, type VehiclePart } from './owner';
import { QuotedPages } from './quoted-pages';
import { BlockedStorage, replaceKept } from './store';

/** How much this device keeps, in bytes (3 MB): a few dozen pages; browsers give a page more, and take it back when they need room. */
const ROOM = 3 * 1024 * 1024;

/** As a page is shown first. */
const WIDTH = '900';

export type Load = {
  user: User;
  vehicles: ReadonlySet<number>;
  basket: Basket;
  /** What the lines before have found: of the vehicles' pages, and the newest answer first. */
  parts: { vehicleId: number; part: VehiclePart }[];
  answers: StoredSearch[];
  /** Of each vehicle, what these quote: of the answers first. */
  quoted: Map<number, QuotedPages>;
  /** Numbers of all that there were. */
  saved: number[];
  pages: (ManualPage & { vehicleId: number; isPictured: boolean })[];
  onProgress: (progress: Progress) => void;
};

/** How far it has come: of pages, and of their pictures after that. */
export type Progress = { of: 'pages' | 'pictures'; done: number; total: number };

/** Whose it is and which vehicles it is about: what every screen stands on. */
async function frame({ basket, user, vehicles }: Load): Promise<void> {
  basket.put(getUser, user);
  const garage = (await basket.ask(listVehicles)) ?? [];
  basket.put(
    listVehicles,
    garage.filter(({ id }) => vehicles.has(id)),
  );
}

/** Whose pages are to be seen as they are printed: drawings of lights, and what is read beside a road. */
const PICTURED: ReadonlySet<VehiclePart> = new Set(['signals', 'emergencies']);

type Part = Parameters<typeof isPreparing>[0];
type PartEndpoint<Answer> = Endpoint<{ id: number }, Record<string, never>, Answer>;

/** A manual is prepared within seconds; what takes longer comes along the next time. */
const MAX_ASKED = 8;
const PAUSE_MS = 2_000;

export async function takePrepared<Answer extends Part>(
  basket: Basket,
  endpoint: PartEndpoint<Answer>,
  id: number,
): Promise<Answer | null> {
  const input = { params: { id } };
  for (let asked = 0; asked < MAX_ASKED; asked++) {
    if (asked > 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    const answer = await basket.ask(endpoint, input);
    if (!answer) return null;
    if (!isPreparing(answer)) return basket.put(endpoint, answer, input) ? answer : null;
  }
  return null;
}

/** What the page of each vehicle asks for. */
async function vehiclePages({ basket, vehicles, parts, quoted }: Load): Promise<void> {
  for (const vehicleId of vehicles) {
    const input = { params: { id: vehicleId } };
    const take = (part: VehiclePart, answer: unknown): void => {
      if (!answer) return;
      parts.push({ vehicleId, part });
      quoted.get(vehicleId)?.addPart(answer, PICTURED.has(part));
    };
    const prepared = <Answer extends Part>(endpoint: PartEndpoint<Answer>) =>
      takePrepared(basket, endpoint, vehicleId);
    const signals = await prepared(listSignals);
    take('signals', signals?.isAvailable && signals);
    take('facts', await prepared(getFacts));
    take('emergencies', await prepared(listEmergencies));
    const plan = await prepared(getPlan);
    take('plan', (await basket.take(listServices, input)) && plan);
  }
}

async function savedAnswers({ basket, vehicles, answers, quoted, saved }: Load): Promise<void> {
  const query = { saved: 'true' };
  const all = (await basket.ask(listSearches, { query })) ?? [];
  const listed = all.filter(({ vehicleId }) => vehicles.has(vehicleId));
  for (const { id } of listed) {
    saved.push(id);
    const answer = await basket.take(getSearch, { params: { id } });
    if (!answer) continue;
    answers.push(answer);
    quoted.get(answer.vehicleId)?.addAnswer(answer);
  }
  const here = new Set(answers.map(({ id }) => id));
  basket.put(
    listSearches,
    listed.filter(({ id }) => here.has(id)),
    { query },
  );
}

/** More than a printed manual's lights, sheet and plan stand on; each is asked for once a day. */
const MAX_PAGES = 80;

/** Each page once, under its own address (`kept-page.ts`), with all that is quoted of it marked. */
async function textsOfPages({ basket, quoted, pages, onProgress }: Load): Promise<void> {
  const places = [...quoted].flatMap(([vehicleId, own]) =>
    own
      .all()
      .slice(0, MAX_PAGES)
      .map((place) => ({ ...place, vehicleId })),
  );
  for (const [done, { manual, page, units, ...place }] of places.entries()) {
    onProgress({ of: 'pages', done, total: places.length });
    const params = { id: manual, page };
    const marked = [...units].slice(0, MAX_MARKED_UNITS).join(',');
    const query = marked === '' ? {} : { units: marked };
    const text = await basket.ask(getManualPage, { params, query });
    if (text && basket.put(getManualPage, text, { params })) pages.push({ ...text, ...place });
  }
}

async function picturesOfPages({ basket, pages, onProgress }: Load): Promise<void> {
  const pictured = pages.filter(({ hasPictures, isPictured }) => hasPictures && isPictured);
  for (const [done, { manualId, page }] of pictured.entries()) {
    onProgress({ of: 'pictures', done, total: pictured.length });
    const input = { params: { id: manualId, page }, query: { width: WIDTH } };
    await basket.file(getPagePicture, input);
  }
}

export type Line = (load: Load) => Promise<void>;

/** What is kept, the most useful first: what comes last finds no room first. */
const LINES: readonly Line[] = [frame, vehiclePages, savedAnswers, textsOfPages, picturesOfPages];

const contentsOf = ({ vehicles, basket, parts, answers, saved, pages }: Load): Contents => ({
  vehicles: Object.fromEntries(
    [...vehicles].map((vehicle) => {
      const isOfIt = ({ vehicleId }: { vehicleId: number }): boolean => vehicleId === vehicle;
      const places = pages.filter(isOfIt).map(({ manualId, page }) => `${manualId}/${page}`);
      const own = {
        parts: parts.filter(isOfIt).map(({ part }) => part),
        answers: answers.filter(isOfIt).map(({ id }) => id),
        pages: new Set(places).size,
      };
      return [vehicle, own];
    }),
  ),
  saved,
  ...basket.count(),
});

function noteOwner(owner: string): void {
  const last = readNote();
  const isOwn = last?.owner === owner;
  try {
    writeNote(isOwn ? last : { owner, at: new Date().toISOString(), contents: null });
  } catch (cause) {
    throw new BlockedStorage('', { cause });
  }
}

/** Puts what is to be kept of these vehicles in the place of what was; on failure that stays as it was. */
export async function fillGlovebox(
  user: User,
  vehicles: readonly number[],
  onProgress: (progress: Progress) => void,
  { lines = LINES, road }: { lines?: readonly Line[]; road?: string } = {},
): Promise<Contents> {
  noteOwner(user.id);
  try {
    const basket = createBasket(ROOM);
    const load: Load = {
      user,
      vehicles: new Set(vehicles),
      basket,
      parts: [],
      answers: [],
      quoted: new Map(vehicles.map((id) => [id, new QuotedPages()])),
      saved: [],
      pages: [],
      onProgress,
    };
    for (const line of lines) await line(load);
    await replaceKept(user.id, basket.all());
    const contents = { ...contentsOf(load), ...(road !== undefined && { road }) };
    writeNote({ owner: user.id, at: new Date().toISOString(), contents });
    return contents;
  } catch (error) {
    // Of a first time that failed nothing is to stay.
    const note = readNote();
    if (note?.owner === user.id && !note.contents) await emptyGlovebox();
    throw error;
  }
}
