import { randomInt } from 'node:crypto';

/** Seed of a run: random, or FUZZ_SEED, which repeats a run. It is printed, so that a failure can be repeated. */
export function drawSeed(): number {
  const { FUZZ_SEED } = process.env;
  const seed = FUZZ_SEED ? Number(FUZZ_SEED) : randomInt(2 ** 31);
  process.stdout.write(`Fuzz: FUZZ_SEED=${seed} sends the same again.\n`);
  return seed;
}
