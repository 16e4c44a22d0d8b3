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
export const scoresPage = (scores: readonly Score[], day: string): string => `# Faults planted in the rules

\`npm run test:mutants\` changes the pure rules one small fault at a time (a comparison turned round, a condition left out, a call removed) and runs the tests beside each. It prints every fault that no test noticed, with its file and line, and fails when a group finds less than its least share. It takes some 15 minutes on two cores and is not part of \`npm test\`. Words narrow it to the groups whose folder begins with them: \`npm run test:mutants -- mf-basket\`.

The rules and their least shares are in \`tooling/src/mutants/rule-folders.ts\`. Raise a share when the tests get better; do not lower one to let a change pass. Some faults cannot be found, because the changed rule gives the same answers. Changed texts are left out: the types refuse most of them, and the tests of screens read the words.

A rule that remembers what it has worked out is only measured by the first test that asks for it, so its tests ask for everything at once (\`working-days.test.ts\`).

Run on ${day}; \`npm run test:mutants -- --record\` renews this page.

| rules | files | planted | found | share | at least |
|---|---|---|---|---|---|
${scores.map(rowOf).join('\n')}
`;
