import { failed, failureIdOf, nameFailure, tellFailuresTo, type Failure } from './failures';

function listen() {
  const heard: Failure[] = [];
  tellFailuresTo((failure) => heard.push(failure));
  return heard;
}
afterEach(() => tellFailuresTo(null));

describe('a failure that nobody expected', () => {
  it('is told once, however often and wherever it comes up', () => {
    const heard = listen();
    const error = new TypeError('no');
    failed('render', error, 'at Page');
    failed('uncaught', error);
    expect(heard).toMatchObject([{ kind: 'render', error, componentStack: 'at Page' }]);
  });

  it('has the same id before it is told, when it is told and afterwards', () => {
    const heard = listen();
    const error = new Error('no');
    const id = nameFailure(error);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    failed('render', error);
    expect([nameFailure(error), failureIdOf(error), heard[0]?.id]).toEqual([id, id, id]);
  });

  it('of a call has the id of that call', () => {
    const heard = listen();
    failed('contract', Object.assign(new Error('no'), { requestId: 'r-1' }));
    expect(heard[0]?.id).toBe('r-1');
  });

  it('is told five times of one page load; what comes after has no id that nobody could find', () => {
    const heard = listen();
    const errors = Array.from({ length: 8 }, () => new Error('again'));
    for (const error of errors) failed('uncaught', error);
    expect(heard).toHaveLength(5);
    expect(errors.map(failureIdOf).filter((id) => id === null)).toHaveLength(3);
    expect(nameFailure(errors[7])).toBeNull();
  });

  it.each([undefined, null, 'a text', 7])('that is no error has no id: %p', (thrown) => {
    const heard = listen();
    failed('rejection', thrown);
    expect(nameFailure(thrown)).toBeNull();
    expect(heard).toEqual([]);
  });
});
