import * as z from 'zod/mini';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Where something stands on a page as it is shown, after crop and rotation: shares of its width and height, from the top left. */
export const boxSchema = z.object({ x: share, y: share, w: share, h: share });
export type Box = z.infer<typeof boxSchema>;
