/** Stage at which loading a remote failed. */
export type RemoteStage = 'registry' | 'entry' | 'module' | 'render';

/** Errors of loading a remote, with their stage. Each has a page in docs/loader-errors. */
export const loaderErrors = {
  'unknown-remote': 'registry',
  'unserved-contract': 'registry',
  'unserved-module': 'registry',
  'entry-late': 'entry',
  'entry-lost': 'entry',
  'no-container': 'entry',
  'module-failed': 'module',
  'unknown-part': 'module',
} as const satisfies Record<string, RemoteStage>;

export type LoaderErrorCode = keyof typeof loaderErrors;

/** A remote that could not be loaded, with what went wrong. Its name carries the code into logs and reports. */
export class RemoteFailure extends Error {
  readonly remote: string;
  readonly stage: RemoteStage;
  constructor(remote: string, code: LoaderErrorCode, cause?: unknown) {
    super(`${remote} (docs/loader-errors/${code}.md)`, { cause });
    this.name = `remote:${code}`;
    this.remote = remote;
    this.stage = loaderErrors[code];
  }
}
