/** Tries the last releases of the shell and of each remote beside this checkout, both ways; words narrow it. */
import { print, runCommand } from '../command.ts';
import { runSkew } from '../skew/run-skew.ts';

await runCommand(() => runSkew(process.argv.slice(2), print));
