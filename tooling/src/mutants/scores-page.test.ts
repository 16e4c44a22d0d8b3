import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { RULE_FOLDERS } from './rule-folders.ts';
import { scoresPage } from './scores-page.ts';

const fault = {
  fileName: 'shared-contracts/src/money.ts',
  status: 'Survived',
  replacement: 'false',
  location: { start: { line: 1, column: 1 } },
};

it('says what was planted and found in each group, and when', () => {
  const folder = { name: 'Money', folder: 'shared-contracts/src', rules: ['money', 'prices'], atLeast: 60 };
  const page = scoresPage([{ folder, planted: 3, missed: [fault], percent: 66 }], '2026-06-10');
  expect(page).toContain('Run on 2026-06-10;');
  expect(page).toContain('| Money | `money`, `prices` | 3 | 2 | 66 % | 60 % |');
});

it('is in docs with every group as it is now', () => {
  const page = fs.readFileSync(inRoot('docs/mutation-testing.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  for (const { name, rules, atLeast } of RULE_FOLDERS) {
    const row = rows.find((line) =>
      line.startsWith(`| ${name} | ${rules.map((rule) => `\`${rule}\``).join(', ')} |`),
    );
    expect(row, name).toMatch(new RegExp(`\\| ${atLeast} % \\|$`));
  }
});
