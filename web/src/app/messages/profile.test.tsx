import { profileMessages } from '../../testing/messages/profile';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the profile', () => {
  it.each(profileMessages)(
    '[8.24, 8.25, 8.31] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
