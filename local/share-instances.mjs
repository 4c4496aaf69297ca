/** Loaded into firebase-tools before it starts. `tsImport` leaves everything else that it loads alone. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./instances/preload.ts', import.meta.url);
