import { fakeGcloud } from '../cloud/fake-gcloud';
import { lineOf } from '../cloud/gcloud';
import { applyOperations } from './cloud-ops';

const ARGS = ['--project', 'guantera-prueba', '--email', 'ana@example.com'];
const CHANNEL = 'projects/guantera-prueba/notificationChannels/7';
const ACCOUNT = { when: 'billing projects describe', prints: '0A-0B-0C\n' };
const MADE = { when: 'channels create', prints: `${CHANNEL}\n` };

let gcloud: ReturnType<typeof fakeGcloud> | undefined;
afterEach(() => gcloud?.remove());

async function run(args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await applyOperations(args, (line) => lines.push(line));
  return lines;
}

/** Calls that change something: all but those that ask for a name. */
const changes = (calls: readonly string[][]): string[][] =>
  calls.filter((words) => !/ (list|list-configs|describe)( |$)/.test(words.join(' ')));

const withoutFolder = (line: string): string =>
  line.replace(/=[^ =]*\/guantera-ops-\w+\//, '=ops/');

describe('cloud:ops', () => {
  it('makes, in a project without any, what a dry run prints', async () => {
    gcloud = fakeGcloud([ACCOUNT, MADE]);
    const dry = await run([...ARGS, '--dry-run']);
    expect(gcloud.calls()).toEqual([]);
    const printed = await run(ARGS);
    expect(changes(gcloud.calls()).map(lineOf)).toEqual(printed);
    const named = (line: string) =>
      line.replace('=CHANNEL', `=${CHANNEL}`).replace('=BILLING_ACCOUNT', '=0A-0B-0C');
    expect(dry.map(named)).toEqual(printed.map(withoutFolder));
    expect(dry.filter((line) => line.includes('metrics create'))).toHaveLength(6);
    expect(dry.at(-1)).toMatch(
      /percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.2/,
    );
  });

  it('brings what is there to what the files say, and doubles nothing', async () => {
    gcloud = fakeGcloud([ACCOUNT, { when: ' list', prints: 'projects/p/things/1\n' }]);
    await run(ARGS);
    const made = changes(gcloud.calls()).map((words) => words.join(' '));
    expect(made.filter((line) => line.includes(' create'))).toEqual([]);
    expect(made.filter((line) => line.includes('policies update'))).toHaveLength(10);
  });

  it('stops at a command that fails, with a sentence', async () => {
    const refused = { when: 'metrics create', prints: 'ERROR: PERMISSION_DENIED', exit: 1 };
    gcloud = fakeGcloud([MADE, refused]);
    await expect(run(ARGS)).rejects.toThrow(/^Ha fallado.*metrics create[^]*PERMISSION_DENIED/);
    expect(changes(gcloud.calls())).toHaveLength(2);
  });

  it('says where the project has no account for its bills', async () => {
    gcloud = fakeGcloud([MADE]);
    await expect(run(ARGS)).rejects.toThrow(/facturación/);
  });

  it.each([[ARGS.slice(0, 2)], [['--project', 'guantera-prueba', '--email', 'nadie']]])(
    'refuses %j',
    async (args) => {
      await expect(run(args)).rejects.toThrow(/^Uso: /);
    },
  );
});
