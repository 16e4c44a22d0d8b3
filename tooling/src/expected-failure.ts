/** Something that stops a command and was thought of: the message says what happened and what to do. */
export class ExpectedFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForeseenFailure';
  }
}
