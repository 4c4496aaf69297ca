import { invitationMessages } from '../../testing/messages/invitation';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the invitation', () => {
  it.each(invitationMessages)('[8.60] %s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
