import { onboardingMessages } from '../../testing/messages/onboarding';
import { expectMessage } from '../../testing/messages/message';

describe('messages of the guided setup', () => {
  it.each(onboardingMessages)('%s: «%s»', async (_when, title, description, provoke) => {
    await provoke();
    await expectMessage(title, description);
  });
});
