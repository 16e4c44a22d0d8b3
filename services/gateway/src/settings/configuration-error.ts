/** A setting that prevents the start: the message is one line that says where it is and what to do. */
export class ConfigurationError extends Error {
  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
    this.name = 'ConfigurationError';
  }
}
