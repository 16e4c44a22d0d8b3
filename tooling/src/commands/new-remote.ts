/** Makes a new remote in the house style, with its tests: new:remote mf-shop. */
import { parseArgs } from 'node:util';
import { runProgram } from '../checks/program.ts';
import { print, runCommand } from '../command.ts';
import { ForeseenFailure } from '../foreseen-failure.ts';
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
      '  npm install                            the lock file has to know it',
      '  npm run openapi                        its words join docs/texts.json',
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
    if (positionals.length > 1) throw new ForeseenFailure(`One name is enough.\n\n${USAGE}`);
    return readNames(positionals[0], values.app);
  } catch (error) {
    if (error instanceof ForeseenFailure || !(error instanceof TypeError)) throw error;
    throw new ForeseenFailure(`${error.message}\n\n${USAGE}`);
  }
}
