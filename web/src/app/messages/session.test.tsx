import { expectMessage } from '../../testing/messages/message';
import { sessionMessages, signOutMessages } from '../../testing/messages/session';

describe('messages of the session layer', () => {
  it.each(sessionMessages)('[8.4-8.6] %s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});

describe('messages of signing out', () => {
  it.each(signOutMessages)(
    '[2.19, 2.28, 7.7, 8.19, 8.64] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
