/** The quick checks for while you edit: lint, types, unit and contract tests. */
import { lint, types, unit } from '../checks/repository-stages.ts';
import { runStages } from '../checks/stages.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runStages([lint, types, unit]));
