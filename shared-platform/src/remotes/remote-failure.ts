/** Where loading a remote broke. */
export type RemoteStage = 'registry' | 'entry' | 'module' | 'render';

/** A remote that could not be loaded, with the stage that failed. */
export class RemoteFailure extends Error {
  readonly remote: string;
  readonly stage: RemoteStage;
  constructor(remote: string, stage: RemoteStage, cause: unknown) {
    super(`${remote} failed at ${stage}.`, { cause });
    this.remote = remote;
    this.stage = stage;
  }
}

/** Whether an error is webpack's for a script of a build that did not arrive. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (css )?chunk/i.test(error.message))
  );
}
