/** Runs the tests below the browser; further words are vitest's, such as a folder or --project=api. */
import { runProgram } from '../checks/program.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runProgram('vitest', ['run', ...process.argv.slice(2)]));
