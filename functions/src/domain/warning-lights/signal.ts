export type { Signal, SignalMeaning as Meaning } from '@contract';
