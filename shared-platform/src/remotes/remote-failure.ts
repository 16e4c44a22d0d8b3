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

/**
 * Whether an error is webpack's for a script of a build that did not arrive: that of a screen, which fails as its module,
 * or that of a part which the screen loads later.
 */
export function isChunkError(error: unknown): boolean {
  const cause = error instanceof RemoteFailure ? error.cause : error;
  return (
    cause instanceof Error && (cause.name === 'ChunkLoadError' || /Loading (css )?chunk/i.test(cause.message))
  );
}
