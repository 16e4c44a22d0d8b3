import type { RuleFolder } from './rule-folders.ts';

const named = ({ folder, rules }: RuleFolder, ending: string): string[] =>
  rules.map((rule) => `${folder}/${rule}${ending}`);

/** The files in which faults are planted, from the root. */
export const rulesOf = (folder: RuleFolder): string[] => named(folder, '.ts');

/** The tests that have to find them. */
export const testsOf = (folder: RuleFolder): string[] => named(folder, '.test.ts');
