/** In pixels: what stands below it does not move when it is known which light it is. */
export const LIGHT_DOOR_HEIGHT = 76;
