/** An entry script that could not be used. */
export class EntryFailure extends Error {
  readonly code: 'entry-late' | 'entry-lost' | 'no-container';
  constructor(code: EntryFailure['code'], message: string) {
    super(message);
    this.code = code;
  }
}
