/** A setting that stops the start: the message is one line that names where it stands and what to do. */
export class ConfigurationError extends Error {
  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
    this.name = 'ConfigurationError';
  }
}
