/** How wide what is read line by line may be, in pixels: wider, the eye loses its line and what belongs together parts. */
export const COLUMN = 720;
