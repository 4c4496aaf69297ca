/** One benchmark by its name, with what follows the name; without one it lists them. Run: npm run bench -- NAME [...] */
import { BENCHES } from './names';

const [node = '', , name, ...rest] = process.argv;
const bench = name !== undefined && Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;

if (bench) {
  const { file, first } = bench;
  process.argv = [node, file, ...(first === undefined ? [] : [first]), ...rest];
  await import(`./${file}.ts`);
} else {
  const width = Math.max(...Object.keys(BENCHES).map(({ length }) => length));
  for (const [one, { tells }] of Object.entries(BENCHES)) {
    console.log(`${one.padEnd(width)}  ${tells}`);
  }
  if (name !== undefined) throw new Error(`There is no benchmark "${name}"`);
}
