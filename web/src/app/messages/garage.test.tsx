import { garageMessages } from '../../testing/messages/garage';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the garage', () => {
  it.each(garageMessages)(
    '[5.6-5.8, 5.11-5.14, 8.3, 8.27-8.30, 8.33-8.35, 8.37, 8.53, 8.54, 9.4] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
