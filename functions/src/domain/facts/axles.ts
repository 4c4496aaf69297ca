import { folded, trimmedOf, hasWord } from './words';

export const AXLES = { front: 'Delante', rear: 'Detrás' } as const;
export type Axle = keyof typeof AXLES;

const FRONT = hasWord('front');
const REAR = hasWord('rear');

/** Which axles a name of a column or a row names, in its order; none: no axle. */
export function axlesIn(name: string): Axle[] {
  const plain = folded(name);
  const [front, rear] = [FRONT.exec(plain), REAR.exec(plain)];
  if (front && rear) return front.index < rear.index ? ['front', 'rear'] : ['rear', 'front'];
  return front ? ['front'] : rear ? ['rear'] : [];
}

const BOTH = new RegExp(
  `(?:${FRONT.source})\\s?/\\s?(?:${REAR.source})|(?:${REAR.source})\\s?/\\s?(?:${FRONT.source})`,
  'u',
);
/** "Presiones en frío, delante / detrás": the order of two figures. */
export const orderIn = (text: string): Axle[] => axlesIn(BOTH.exec(folded(text))?.[0] ?? '');

const AXLE_WORDS = new RegExp(
  `(?:presion(?:es)? )?(?:en (?:el )?|(?:del )?eje )?(?:${FRONT.source}|${REAR.source})(?:\\s?/\\s?(?:${REAR.source}|${FRONT.source}))?`,
  'u',
);

/** What else a name says: "Hasta 3 personas, delante" speaks of three persons. */
export function withoutAxle(name: string): string {
  const found = AXLE_WORDS.exec(folded(name));
  if (!found) return name;
  const rest = name.slice(0, found.index) + name.slice(found.index + found[0].length);
  return trimmedOf(rest, ',;:·/()-');
}
