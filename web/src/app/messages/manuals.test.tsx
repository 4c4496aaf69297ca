import { manualsMessages } from '../../testing/messages/manuals';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the manuals', () => {
  it.each(manualsMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
