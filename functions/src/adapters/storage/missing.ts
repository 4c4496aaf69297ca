const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && Number(error.code) === 404;

/** What is loaded; null where the bucket has no such object. */
export async function orNullWhereMissing<Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded | null> {
  try {
    return await load();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
