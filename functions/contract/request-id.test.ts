import { requestIdSchema } from './request-id';

const uuid = '0f4c2f2e-7b1c-4f0a-9d52-6a1f5c3b2e10';

describe('the id of a request', () => {
  it.each([uuid, '105445aa7843bc8bf206b12000100000', crypto.randomUUID()])('may be %s', (id) => {
    expect(requestIdSchema.parse(id)).toBe(id);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'mine'],
    ['longer', `${uuid}0`],
    ['in capitals', uuid.toUpperCase()],
    ['two lines', `${uuid}\n${uuid}`],
    ['followed by a line', `${uuid}\n`],
    ['markup', '<script>alert(1)</script>'],
    ['without end', 'a'.repeat(100_000)],
    ['no text', 7],
  ])('is not %s', (_, id) => {
    expect(requestIdSchema.safeParse(id).success).toBe(false);
  });
});
