import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../firestore/server';
import { throwSwitch } from './cloud-spending';

const PROJECT = 'guantera-prueba';

describe('cloud:spending', () => {
  let server: FirestoreServer;
  let db: Firestore;
  beforeAll(async () => {
    server = await startFirestore({ port: 0 });
    // Where the client of that project is led, as a shell that names an emulator would.
    jest.replaceProperty(process, 'env', {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    });
    db = new Firestore({ projectId: PROJECT });
  });
  afterAll(async () => {
    await db.terminate();
    server.close();
    jest.restoreAllMocks();
  });

  async function run(...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    await throwSwitch(args, (line) => lines.push(line));
    return lines;
  }
  const stored = async () => (await db.doc('service/spending').get()).get('isStopped') as unknown;

  it('stops spending and lets it go on, and says each time where the switch stands', async () => {
    expect(await run('--project', PROJECT)).toEqual([
      expect.stringContaining(`${PROJECT} está encendido`),
    ]);
    expect((await run('--project', PROJECT, 'off'))[0]).toContain('está parado');
    expect(await stored()).toBe(true);
    expect((await run('--project', PROJECT, 'on'))[0]).toContain('está encendido');
    expect(await stored()).toBe(false);
  });

  it('changes nothing where it is only asked', async () => {
    await run('--project', PROJECT, 'off');
    expect((await run('--project', PROJECT))[0]).toContain('está parado');
    expect(await stored()).toBe(true);
  });

  it.each([
    [[]],
    [['off']],
    [['--project', PROJECT, 'of']],
    [['--project', PROJECT, 'on', 'off']],
    [['--project', PROJECT, '--all']],
    [['--project', 'No Project', 'off']],
  ])('refuses %j with how it is used', async (args) => {
    await expect(run(...args)).rejects.toThrow(
      /Uso: npm run cloud:spending|no es el identificador/,
    );
  });
});
