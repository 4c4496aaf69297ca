import { garageMessages } from '../../testing/messages/garage';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the garage', () => {
  it.each(garageMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
