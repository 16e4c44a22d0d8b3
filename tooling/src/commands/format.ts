/** Formats all files and repairs what the linter can fix. */
import { runProgram } from '../checks/program.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runProgram('biome', ['check', '--write', '.', ...process.argv.slice(2)]));
