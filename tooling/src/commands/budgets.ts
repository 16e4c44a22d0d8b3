/** Builds what is stale and holds its sizes against the budgets. */
import { budgets, build } from '../checks/repository-stages.ts';
import { runStages } from '../checks/stages.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runStages([build, budgets]));
