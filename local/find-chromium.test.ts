import { findChromium } from './find-chromium';

const machine = (runnable: string[], chosen?: string) => ({
  chosen,
  installed: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
  runs: (path: string) => runnable.includes(path),
  unpack: () => Promise.resolve('/tmp/chromium'),
});

describe('findChromium', () => {
  it('takes the browser of the npm package, also where others are installed', async () => {
    const found = await findChromium(machine(['/usr/bin/google-chrome', '/tmp/chromium']));
    expect(found).toBe('/tmp/chromium');
    expect(await findChromium(machine(['/tmp/chromium'], ''))).toBe('/tmp/chromium');
  });

  it('takes the first installed one that runs where that of npm does not', async () => {
    const found = await findChromium(machine(['/usr/bin/google-chrome']));
    expect(found).toBe('/usr/bin/google-chrome');
  });

  it('finds none when the unpacked browser lacks libraries', async () => {
    expect(await findChromium(machine([]))).toBeNull();
  });

  it('finds none when unpacking fails', async () => {
    const unpack = () => Promise.reject(new Error('no space left'));
    expect(await findChromium({ ...machine(['/tmp/chromium']), unpack })).toBeNull();
    const installed = '/usr/bin/chromium';
    expect(await findChromium({ ...machine([installed]), unpack })).toBe(installed);
  });

  it('uses no other browser than the chosen one', async () => {
    expect(await findChromium(machine(['/usr/bin/chromium'], '/opt/broken'))).toBeNull();
    expect(await findChromium(machine(['/opt/mine'], '/opt/mine'))).toBe('/opt/mine');
  });
});
