import * as z from 'zod/mini';

/** What vehicles of one manual differ in when they are towed, and in the oils that are changed. */
export const gearboxSchema = z.enum(['manual', 'automatic']);
export type Gearbox = z.infer<typeof gearboxSchema>;
