import { expectMessage } from '../../testing/messages/message';
import { searchMessages } from '../../testing/messages/search';

describe('messages of the search', () => {
  it.each(searchMessages)(
    '[2.53, 2.54, 7.24, 8.63] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
