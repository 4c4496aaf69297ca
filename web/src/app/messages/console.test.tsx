import { consoleMessages } from '../../testing/messages/console';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the console', () => {
  it.each(consoleMessages)(
    '[5.10, 5.25, 5.26, 5.28, 5.30, 8.44-8.49, 8.55-8.58] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
