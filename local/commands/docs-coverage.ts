import { writeFileSync } from 'node:fs';
import {
  allNumberedTests,
  COVERAGE_FILE,
  coverageDocument,
  specification,
} from '../checks/spec-coverage';
import { fromRoot } from '../suite/paths';

/** `npm run docs:coverage`: writes which tests prove which requirement, by the numbers in their titles. */
export function main(): void {
  const document = coverageDocument(specification(), allNumberedTests());
  writeFileSync(fromRoot(COVERAGE_FILE), document);
  console.log(`${COVERAGE_FILE} escrito.`);
}
