import { print } from '../command.ts';
import { root } from '../repository.ts';
import { checkWalls } from '../walls/check-walls.ts';
import { runProgram } from './program.ts';

/** Checks the form of all files and the walls between parts, both whatever the other found. Returns the exit code. */
export async function lintRepository(words: readonly string[] = []): Promise<number> {
  const form = await runProgram('biome', ['ci', '.', ...words]);
  const walls = await checkWalls(root, print);
  return Math.max(form, walls);
}
