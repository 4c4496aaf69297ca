import { onboardingMessages } from '../../testing/messages/onboarding';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the guided setup', () => {
  it.each(onboardingMessages)(
    '[5.20-5.22, 5.24, 8.22, 8.23, 8.26, 8.32] %s: «%s»',
    async (_when, title, description, provoke) => {
      await provoke();
      await expectMessage(title, description);
    },
  );
});
