import { initializeApp } from 'firebase/app';
import { env } from '../config/env';

export const firebaseApp = initializeApp(env.firebase);
