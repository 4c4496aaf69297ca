import { reembedManuals } from '../usecases/reembed-manuals';
import { models } from './models';
import { once } from './once';
import { stores } from './stores';

/** What maintainers run by hand; nothing deployed calls it. */
export const maintenance = once(() => {
  const { manuals, chunks, queue } = stores();
  return reembedManuals({ manuals, chunks, queue, embedder: models().embedder });
});
