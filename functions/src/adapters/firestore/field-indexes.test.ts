import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@contract';

type IndexFile = {
  indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
};

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(__dirname, '../../../../firestore.indexes.json'), 'utf8'),
) as IndexFile;

/** Which collection the queries of a file are about. */
const COLLECTION_OF: Record<string, keyof typeof collections> = {
  'chunks.ts': 'chunks',
  'data-exports.ts': 'exports',
  'deleted-manuals.ts': 'deletedManuals',
  'manuals-of-all-owners.ts': 'manuals',
  'manuals.ts': 'manuals',
  'search-converter.ts': 'searches',
  'searches.ts': 'searches',
  'shelf.ts': 'manuals',
  'stored-searches.ts': 'searches',
  'vehicles.ts': 'vehicles',
};

type Queried = { file: string; field: string };

/** The fields that queries filter and order by. One that is not written as a literal is named by its code. */
const queried: Queried[] = readdirSync(__dirname)
  // Pages are ordered by what the queries that they are of compare.
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'pages.ts')
  .flatMap((file) =>
    [
      ...readFileSync(join(__dirname, file), 'utf8').matchAll(
        /\.(?:where|orderBy)\(\s*([^,)]+)|vectorField: (\w+)/g,
      ),
    ].map(([, field = '', vector]) => ({
      file,
      field: vector === 'EMBEDDING' ? 'embedding' : field.replaceAll("'", ''),
    })),
  )
  // Every index ends in the name.
  .filter(({ field }) => field !== '__name__');

const distinct = (fields: string[]): string[] => [...new Set(fields)].sort();
const overridesOf = (collection: string) =>
  fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);
const compositesOf = (collection: string) =>
  indexes.filter(({ collectionGroup }) => collectionGroup === collection);

it('the table of indexes knows of every query which collection it is about', () => {
  expect(distinct(queried.map(({ file }) => file))).toEqual(Object.keys(COLLECTION_OF));
});

// Firestore indexes each field of each document three times where nobody says otherwise, and bills for it.
describe.each(Object.values(collections))('the collection %s', (collection) => {
  it('indexes no field but where it is said', () => {
    const all = overridesOf(collection).find(({ fieldPath }) => fieldPath === '*');
    expect(all).toEqual({ collectionGroup: collection, fieldPath: '*', indexes: [] });
  });

  it('indexes the fields that queries name, and no others', () => {
    const asked = queried.filter(({ file }) => COLLECTION_OF[file] === collection);
    const single = overridesOf(collection).filter((override) => override.indexes.length > 0);
    const inComposites = compositesOf(collection).flatMap(({ fields }) => fields);
    const declared = [...single, ...inComposites].map(({ fieldPath }) => fieldPath);
    expect(distinct(declared)).toEqual(distinct(asked.map(({ field }) => field)));
  });
});

it('the table of indexes writes four index entries for a passage', () => {
  const single = overridesOf('chunks').flatMap((override) => override.indexes);
  expect(single.length + compositesOf('chunks').length).toBe(4);
});
