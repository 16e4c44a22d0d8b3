/** Something that keeps the service from starting. The message is one line that says what to do. */
export class StartFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartFailure';
  }
}
