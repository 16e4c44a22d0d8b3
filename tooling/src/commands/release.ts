/** Raises versions and folds changelogs; `record` tags the release and notes it in tooling/released.json. */
import { print, runCommand } from '../command.ts';
import { runRelease } from '../next-release/run-release.ts';

await runCommand(() => runRelease(process.argv.slice(2), print));
