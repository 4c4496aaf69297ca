import * as z from 'zod/mini';

/** What a light may look like, the most urgent first. */
export const signalColourSchema = z.enum(['red', 'amber', 'green', 'blue', 'white']);
export type SignalColour = z.infer<typeof signalColourSchema>;

/** What a manual asks for when a light comes on: to stop, to see a workshop (or do something), nothing. */
export const signalSeveritySchema = z.enum(['stop', 'workshop', 'info']);
export type SignalSeverity = z.infer<typeof signalSeveritySchema>;
