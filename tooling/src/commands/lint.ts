/** Checks the form of all files and which part may import which. */
import { runProgram } from '../checks/program.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runProgram('biome', ['ci', '.', ...process.argv.slice(2)]));
