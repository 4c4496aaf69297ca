/** Manuals that tell how finders do on what nobody tunes on: counted apart, and what is found in them is not listed. */
const HELD_OUT = ['motorhome', 'ona-e', 'petrol-suv', 'saloon-es', 'tarek-hybrid'];

export const isHeldOut = (manual: string): boolean => HELD_OUT.includes(manual);
