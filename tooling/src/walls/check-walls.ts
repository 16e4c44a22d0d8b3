import { EXCEPTIONS } from './exceptions.ts';
import { findViolations } from './find-violations.ts';
import { grantExceptions } from './grant-exceptions.ts';
import { readMonorepo } from './monorepo.ts';
import { findSilentWalls } from './prove-walls.ts';
import { describeViolation } from './violation.ts';
import { WALLS } from './walls.ts';

/**
 * Checks the imports of this repository against the walls, and each wall against its fixture. Returns the exit code.
 *
 * @param root the checkout.
 * @param print is called with each line.
 */
export async function checkWalls(root: string, print: (line: string) => void): Promise<number> {
  const silent = await findSilentWalls();
  for (const name of silent) print(`${name} does not fire alone on tooling/src/walls/fixtures/${name}.\n`);
  const violations = grantExceptions(await findViolations(readMonorepo(root)), EXCEPTIONS);
  for (const violation of violations) print(`${describeViolation(violation)}\n`);
  const isClean = silent.length + violations.length === 0;
  if (isClean) print(`${WALLS.length} walls hold; each fires on its fixture.`);
  else print(`${violations.length} imports or circles break a wall, ${silent.length} walls do not fire.`);
  return isClean ? 0 : 1;
}
