/** Where models run, and for whom. */
export type VertexPlace = {
  project: string;
  /** A region (`europe-west1`), a multi-region (`eu`, `us`) or `global`, which promises no region at all. */
  location: string;
  /** Host and port of a stand-in for Vertex AI; Google's when undefined. */
  host?: string | undefined;
};

/**
 * Host of a location. Named explicitly: `@google-cloud/vertexai` would put the location before Google's name, which
 * gives no host that exists for multi-regions and `global`.
 */
export function hostOf({ location, host }: VertexPlace): string {
  if (host) return host;
  if (location === 'global') return 'aiplatform.googleapis.com';
  return location.includes('-')
    ? `${location}-aiplatform.googleapis.com`
    : `aiplatform.${location}.rep.googleapis.com`;
}
