import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { rulesOf, testsOf } from './rule-files.ts';
import { RULE_FOLDERS } from './rule-folders.ts';

it.each(RULE_FOLDERS.map((folder) => [folder.name, folder] as const))(
  'each rule of %s is there, and has its test beside it',
  (_name, folder) => {
    const missing = [...rulesOf(folder), ...testsOf(folder)].filter((file) => !fs.existsSync(inRoot(file)));
    expect(missing).toEqual([]);
  },
);
