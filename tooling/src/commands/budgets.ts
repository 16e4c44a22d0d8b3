/** Builds what is stale and compares its sizes with the budgets. */
import { budgets, build } from '../checks/repository-stages.ts';
import { runStages } from '../checks/stages.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runStages([build, budgets]));
