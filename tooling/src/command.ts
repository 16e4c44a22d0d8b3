import { ExpectedFailure } from './expected-failure.ts';

export const print = (line: string): void => console.log(line);

/** Runs a command: a failure that was foreseen is one line, any other one keeps its stack. */
export async function runCommand(work: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (failure) {
    console.error(failure instanceof ExpectedFailure ? failure.message : failure);
    process.exitCode = 1;
  }
}
