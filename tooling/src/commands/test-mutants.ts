/** Plants faults in the pure rules and fails where too few are found; words narrow it, `--record` renews its page. */
import { print, runCommand } from '../command.ts';
import { runMutants } from '../mutants/run-mutants.ts';

await runCommand(() => runMutants(process.argv.slice(2), print));
