import fs from 'node:fs';
import { expect, it } from 'vitest';
import { replacedModules } from './replaced-modules.ts';

it.each(Object.entries(replacedModules))('%s is there, and so is its stand-in', (module, standIn) => {
  expect([module, standIn].filter((file) => !fs.existsSync(file))).toEqual([]);
});
