import type { Score } from './score.ts';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const rowOf = ({ folder, planted, missed, percent }: Score): string =>
  row([
    folder.name,
    folder.rules.map((rule) => `\`${rule}\``).join(', '),
    planted,
    planted - missed.length,
    `${percent} %`,
    `${folder.atLeast} %`,
  ]);

/**
 * The page in docs about how well the tests of the rules find faults.
 *
 * @param day the day of the run, YYYY-MM-DD.
 */
export const scoresPage = (scores: readonly Score[], day: string): string => `# Mutation testing

\`npm run test:mutants\` changes the pure rules one small mutation at a time (a reversed comparison, a dropped condition, a removed call) and runs the tests beside each. It prints every surviving mutant with its file and line, and fails when a group's score is below its minimum. It takes some 15 minutes on two cores and is not part of \`npm test\`. Arguments limit it to the groups whose folder starts with them: \`npm run test:mutants -- mf-basket\`.

The rules and their minimum scores are in \`tooling/src/mutants/rule-folders.ts\`. Raise a minimum when the tests improve; do not lower one to let a change pass. Some mutants cannot be killed because they behave the same. Mutated strings are left out: the types refuse most of them, and the screen tests read the texts.

A rule that caches its result is only measured by the first test that uses it, so its tests check everything at once (\`working-days.test.ts\`).

Run on ${day}; \`npm run test:mutants -- --record\` renews this page.

| rules | files | planted | found | share | at least |
|---|---|---|---|---|---|
${scores.map(rowOf).join('\n')}
`;
