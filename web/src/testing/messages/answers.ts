/** What a server answers that is not as the contract has it. */

/** Nobody can make anything of it. */
export const odd = (): Response => Response.json({ odd: true });

/** It failed, and says nothing. */
export const silent = (): Response => new Response('', { status: 500 });

/** What it says of a failure where it says it without code and reference, as another version of the server might. */
export const REASON = 'Hoy no puede ser.';

/** A refusal whose body has one field alone. */
export const saying = (field: 'error' | 'message') => (): Response =>
  Response.json({ [field]: REASON }, { status: 409 });
