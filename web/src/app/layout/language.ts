/** The language that the interface speaks, by its own name. */
export const LANGUAGE = 'Español';
