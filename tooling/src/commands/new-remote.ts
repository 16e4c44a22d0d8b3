/** Makes a new remote in this repository’s layout, with its tests: new:remote mf-shop. */
import { parseArgs } from 'node:util';
import { runProgram } from '../checks/program.ts';
import { print, runCommand } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { makeRemote } from '../new-remote/make-remote.ts';
import { readNames, USAGE } from '../new-remote/names.ts';
import { inRoot } from '../repository.ts';

await runCommand(async () => {
  const remote = readWords();
  for (const file of makeRemote(inRoot(), remote)) print(`wrote ${file}`);
  await runProgram('biome', ['check', '--write', '--log-level=warn', remote.name]);
  print(
    [
      '',
      'Next:',
      '  npm install                            adds it to the lock file',
      '  npm run openapi                        adds its texts to docs/texts.json',
      `  npm run test:unit -- ${remote.name.padEnd(18)}its tests`,
      `  npm run remote -- publish ${remote.name.padEnd(13)}it shows up at once; no other part is built`,
    ].join('\n'),
  );
  return 0;
});

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { app: { type: 'string' } },
    });
    if (positionals.length > 1) throw new ExpectedFailure(`One name is enough.\n\n${USAGE}`);
    return readNames(positionals[0], values.app);
  } catch (error) {
    if (error instanceof ExpectedFailure || !(error instanceof TypeError)) throw error;
    throw new ExpectedFailure(`${error.message}\n\n${USAGE}`);
  }
}
