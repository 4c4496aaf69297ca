import { manualsMessages } from '../../testing/messages/manuals';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the manuals', () => {
  it.each(manualsMessages)(
    '[5.1-5.3, 8.36, 8.38-8.42, 8.50-8.52] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
