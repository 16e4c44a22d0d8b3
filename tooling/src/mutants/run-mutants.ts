import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot, root } from '../repository.ts';
import { plantFaults } from './plant-faults.ts';
import { RULE_FOLDERS } from './rule-folders.ts';
import { meetsThreshold, type PlantedFault, type Score, scoresOf } from './score.ts';
import { scoresPage } from './scores-page.ts';

const RECORD = '--record';

const describeMissed = ({ fileName, location, replacement }: PlantedFault): string => {
  const [firstLine] = replacement.split('\n');
  return `   ${path.relative(root, path.resolve(root, fileName))}:${location.start.line} became ${firstLine}`;
};

const describeScore = (score: Score): string[] => {
  const { folder, planted, missed, percent } = score;
  const verdict = meetsThreshold(score) ? '' : ' TOO FEW';
  return [
    `${folder.name}: ${planted - missed.length} of ${planted} found, ${percent} %, at least ${folder.atLeast} %${verdict}`,
    ...missed.map(describeMissed),
  ];
};

/**
 * Plants faults in the rules, prints what the tests missed, and answers the exit code.
 *
 * @param words folders that narrow it, or `--record` to write the page in docs; that one needs all of them.
 * @param print is called with each line.
 */
export async function runMutants(words: readonly string[], print: (line: string) => void): Promise<number> {
  const prefixes = words.filter((word) => word !== RECORD);
  const isRecorded = words.includes(RECORD);
  if (isRecorded && prefixes.length > 0) throw new ExpectedFailure(`${RECORD} needs all groups of rules.`);
  const folders = RULE_FOLDERS.filter(
    ({ folder }) => prefixes.length === 0 || prefixes.some((prefix) => folder.startsWith(prefix)),
  );
  if (folders.length === 0) throw new ExpectedFailure(`No group of rules is in ${prefixes.join(' or ')}.`);
  const scores = scoresOf(folders, await plantFaults(folders));
  for (const score of scores) for (const line of describeScore(score)) print(line);
  const day = new Date().toISOString().slice(0, 10);
  if (isRecorded) fs.writeFileSync(inRoot('docs/mutation-testing.md'), scoresPage(scores, day));
  return scores.every(meetsThreshold) ? 0 : 1;
}
