/** Runs every check there is, as continuous integration does. */
import {
  allTests,
  budgets,
  build,
  checkoutScripts,
  endToEndOf,
  lint,
  types,
} from '../checks/repository-stages.ts';
import { runStages } from '../checks/stages.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runStages([lint, types, build, allTests, budgets, checkoutScripts, endToEndOf([])]));
