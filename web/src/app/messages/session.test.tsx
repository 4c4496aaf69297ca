import { expectMessage } from '../../testing/messages/message';
import { sessionMessages, signOutMessages } from '../../testing/messages/session';

describe('messages of the session layer', () => {
  it.each(sessionMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});

describe('messages of signing out', () => {
  it.each(signOutMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
