import { firestoreStoredSearches } from '../adapters/firestore/stored-searches';
import { feedbackQuestion, type FeedbackQuestion } from '../domain/feedback-question';
import { firebase } from './firebase';

/** Questions that their owners let us use. Maintainers run this by hand; nothing deployed calls it. */
export async function* usableFeedback(): AsyncGenerator<FeedbackQuestion> {
  for await (const { uid, search } of firestoreStoredSearches(firebase().db).usableFeedback()) {
    const question = feedbackQuestion(uid, search);
    if (question) yield question;
  }
}
