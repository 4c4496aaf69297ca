import { consoleMessages } from '../../testing/messages/console';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the console', () => {
  it.each(consoleMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
