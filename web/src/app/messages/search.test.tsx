import { expectMessage } from '../../testing/messages/message';
import { searchMessages } from '../../testing/messages/search';

describe('messages of the search', () => {
  it.each(searchMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
