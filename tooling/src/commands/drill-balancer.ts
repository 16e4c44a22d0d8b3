/** Runs the balancer's own configuration before two gateways and two processes of the API, and restarts and kills them. */
import { runProgram } from '../checks/program.ts';
import { runCommand } from '../command.ts';

await runCommand(() =>
  runProgram('vitest', ['run', '--project', 'drills', ...process.argv.slice(2)], { DRILLS: '1' }),
);
