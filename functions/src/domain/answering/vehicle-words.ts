import type { VehicleRecord } from '../ports/records';
import { plainWords } from '../spanish/plain-words';
import { namesOwnVersion } from '../versions/version-words';

export type VehicleNames = Pick<VehicleRecord, 'make' | 'model' | 'year' | 'trim'>;

const wordsIn = (text: string): string[] => plainWords(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words by which an owner names the vehicle: the question is about it anyway. */
const vehicleWords = ({ make, model, year }: VehicleNames): Set<string> =>
  new Set([...wordsIn(make), ...wordsIn(model), String(year)]);

/** All words by which an owner may name the vehicle. */
export const ownNames = ({
  trim,
  nickname,
  ...vehicle
}: VehicleNames & Pick<VehicleRecord, 'nickname'>): Set<string> =>
  new Set([...vehicleWords({ ...vehicle, trim }), ...wordsIn(`${trim ?? ''} ${nickname ?? ''}`)]);

/** Whether the question names the make, model, year or trim, or asks about "mi versión". */
export function mentionsVehicle(question: string, vehicle: VehicleNames): boolean {
  const names = vehicleWords(vehicle);
  const trim = vehicle.trim === null ? [] : wordsIn(vehicle.trim);
  const words = new Set(wordsIn(question));
  const namesTrim = trim.length > 0 && trim.every((word) => words.has(word));
  return (
    namesTrim || [...names].some((name) => words.has(name)) || namesOwnVersion(plainWords(question))
  );
}

/** The question without the vehicle's name, which passages seldom repeat; as it was when nothing else is left. */
export function withoutVehicle(question: string, vehicle: VehicleNames): string {
  const names = vehicleWords(vehicle);
  const rest = question.replace(/[\p{L}\p{N}]+/gu, (word) =>
    names.has(plainWords(word)) ? ' ' : word,
  );
  return /[\p{L}\p{N}]/u.test(rest) ? rest : question;
}
