/** Cloud Storage does not accept the file, or cannot now: its status and its words. */
export class UploadRefused extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
    this.name = 'UploadRefused';
  }
}
