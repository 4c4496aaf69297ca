import { connectFirebase } from '../adapters/firebase-admin';
import { config } from '../config';
import { once } from './once';

/** Firestore (`db`), the manuals' bucket (`bucket`), `auth` and task queues (`functions`), connected at the first call. */
export const firebase = once(() => connectFirebase(config().storageBucket));
