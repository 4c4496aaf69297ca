import { feedbackQuestion, type FeedbackQuestion } from '../domain/history/feedback-question';
import { stores } from './stores';

/** Questions that their owners let us use. Maintainers run this by hand; nothing deployed calls it. */
export async function* usableFeedback(): AsyncGenerator<FeedbackQuestion> {
  for await (const { uid, search } of stores().storedSearches.usableFeedback()) {
    const question = feedbackQuestion(uid, search);
    if (question) yield question;
  }
}
