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
  type ManualPage,
  type StoredSearch,
  type User,
} from '@contract';
import { citedPages } from '../cited-pages';
import { createBasket, type Basket } from './basket';
import { emptyGlovebox, readNote, writeNote, type Contents, type VehiclePart } from './owner';
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
  /** Numbers of all that there were. */
  saved: number[];
  pages: (ManualPage & { vehicleId: number })[];
};

/** Whose it is and which vehicles it is about: what every screen stands on. */
async function frame({ basket, user, vehicles }: Load): Promise<void> {
  basket.put(getUser, user);
  const garage = (await basket.ask(listVehicles)) ?? [];
  basket.put(
    listVehicles,
    garage.filter(({ id }) => vehicles.has(id)),
  );
}

/** What the page of each vehicle asks for. */
async function vehiclePages({ basket, vehicles, parts }: Load): Promise<void> {
  for (const vehicleId of vehicles) {
    const input = { params: { id: vehicleId } };
    const signals = await basket.take(listSignals, input);
    if (signals?.isAvailable) parts.push({ vehicleId, part: 'signals' });
    if (await basket.take(getFacts, input)) parts.push({ vehicleId, part: 'facts' });
    if (await basket.take(listEmergencies, input)) parts.push({ vehicleId, part: 'emergencies' });
    const plan = await basket.take(getPlan, input);
    if ((await basket.take(listServices, input)) && plan) parts.push({ vehicleId, part: 'plan' });
  }
}

async function savedAnswers({ basket, vehicles, answers, saved }: Load): Promise<void> {
  const query = { saved: 'true' };
  const all = (await basket.ask(listSearches, { query })) ?? [];
  const listed = all.filter(({ vehicleId }) => vehicles.has(vehicleId));
  for (const { id } of listed) {
    saved.push(id);
    const answer = await basket.take(getSearch, { params: { id } });
    if (answer) answers.push(answer);
  }
  const here = new Set(answers.map(({ id }) => id));
  basket.put(
    listSearches,
    listed.filter(({ id }) => here.has(id)),
    { query },
  );
}

/** The pages that the answers cite, under the addresses that their links lead to. */
async function citedTexts({ basket, answers, pages }: Load): Promise<void> {
  const cited = answers.flatMap((answer) =>
    citedPages(answer).map((place) => ({ ...place, vehicleId: answer.vehicleId })),
  );
  for (const { manual, page, marks, vehicleId } of cited) {
    const input = { params: { id: manual, page }, query: { units: marks } };
    const text = await basket.take(getManualPage, input);
    if (text) pages.push({ ...text, vehicleId });
  }
}

async function picturesOfPages({ basket, pages }: Load): Promise<void> {
  for (const { manualId, page, hasPictures } of pages) {
    const input = { params: { id: manualId, page }, query: { width: WIDTH } };
    if (hasPictures) await basket.file(getPagePicture, input);
  }
}

/** What is kept, the most useful first: what comes last finds no room first. */
const LINES: readonly ((load: Load) => Promise<void>)[] = [
  frame,
  vehiclePages,
  savedAnswers,
  citedTexts,
  picturesOfPages,
];

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
export async function fillGlovebox(user: User, vehicles: readonly number[]): Promise<Contents> {
  noteOwner(user.id);
  try {
    const basket = createBasket(ROOM);
    const load: Load = {
      user,
      vehicles: new Set(vehicles),
      basket,
      parts: [],
      answers: [],
      saved: [],
      pages: [],
    };
    for (const line of LINES) await line(load);
    await replaceKept(user.id, basket.all());
    const contents = contentsOf(load);
    writeNote({ owner: user.id, at: new Date().toISOString(), contents });
    return contents;
  } catch (error) {
    // Of a first time that failed nothing is to stay.
    const note = readNote();
    if (note?.owner === user.id && !note.contents) await emptyGlovebox();
    throw error;
  }
}
