/** Builds what is stale and runs the end-to-end tests; further words are Playwright's, such as a file. */
import { build, endToEndOf } from '../checks/repository-stages.ts';
import { runStages } from '../checks/stages.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runStages([build, endToEndOf(process.argv.slice(2))]));
