/** Runs every check there is, as continuous integration does. */
import { allTests, budgets, build, endToEndOf, lint, types } from '../checks/house-stages.ts';
import { runStages } from '../checks/stages.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runStages([lint, types, build, allTests, budgets, endToEndOf([])]));
