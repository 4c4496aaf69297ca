import { config } from 'zod/mini';

// Schemas are few and their data small: compiling them costs more than it saves, and a strict CSP forbids it. Imported
// before anything that makes a schema: with the first one zod would try.
config({ jitless: true });
