/** Of a way in: what keeps its place until it comes is as high. On a phone one lies below the other, on a desk they stand side by side. */
export const WAY_IN_HEIGHT = { xs: 64, sm: 144 } as const;
