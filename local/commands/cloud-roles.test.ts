import { fakeGcloud } from '../cloud/fake-gcloud';
import { lineOf } from '../cloud/gcloud';
import { FUNCTIONS_ROLES } from '../cloud/roles';
import { giveRoles } from './cloud-roles';

const NUMBER = '123456789012';
const ASKED = { when: 'projects describe', prints: `${NUMBER}\n` };
const ARGS = ['--project', 'guantera-prueba', '--maintainer', 'ana@example.com'];

let gcloud: ReturnType<typeof fakeGcloud> | undefined;
afterEach(() => gcloud?.remove());

async function run(args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await giveRoles(args, (line) => lines.push(line));
  return lines;
}

describe('cloud:roles', () => {
  it('runs what it prints, and prints before what a dry run prints', async () => {
    gcloud = fakeGcloud([ASKED]);
    const dry = await run([...ARGS, '--dry-run']);
    expect(gcloud.calls()).toEqual([]);
    const printed = await run(ARGS);
    const [, ...changes] = gcloud.calls();
    expect(changes.map(lineOf)).toEqual(printed);
    expect(dry.map((line) => line.replaceAll('PROJECT_NUMBER', NUMBER))).toEqual(printed);
  });

  it('gives every role of the list once, each where it belongs', async () => {
    const lines = await run(['--project', 'guantera-prueba', '--dry-run']);
    const account = 'PROJECT_NUMBER-compute@developer.gserviceaccount.com';
    for (const { role } of FUNCTIONS_ROLES) {
      expect(lines.filter((line) => line.includes(`--role=${role} `))).toHaveLength(1);
    }
    expect(lines).toHaveLength(FUNCTIONS_ROLES.length + 2);
    expect(lines).toContain(
      `gcloud storage buckets add-iam-policy-binding gs://guantera-prueba.firebasestorage.app ` +
        `--member=serviceAccount:${account} --role=roles/storage.objectAdmin --format=none --project=guantera-prueba`,
    );
    expect(lines).toContain(
      `gcloud iam service-accounts add-iam-policy-binding ${account} --member=serviceAccount:${account} --role=roles/iam.serviceAccountUser --condition=None --format=none --project=guantera-prueba`,
    );
  });

  it('stops at a command that fails, with a sentence', async () => {
    const refused = { when: 'roles/aiplatform.user', prints: 'ERROR: forbidden', exit: 1 };
    gcloud = fakeGcloud([ASKED, refused]);
    await expect(run(ARGS)).rejects.toThrow(
      /^Ha fallado, y lo que sigue no se ha hecho: gcloud projects .*aiplatform.*\nERROR: forbidden/,
    );
    expect(gcloud.calls().at(-1)?.join(' ')).toContain('roles/aiplatform.user');
  });

  it('says where gcloud is not installed', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, PATH: '/nowhere' });
    await expect(run(ARGS)).rejects.toThrow(/^No hay gcloud en el PATH/);
    jest.restoreAllMocks();
  });

  it.each([[[]], [['--project', 'No vale']], [['--otra']]])('refuses %j', async (args) => {
    await expect(run(args)).rejects.toThrow(/^Uso: |no es el identificador/);
  });
});
