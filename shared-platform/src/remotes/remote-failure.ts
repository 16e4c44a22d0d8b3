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
