import fs from 'node:fs';
import { expect, it } from 'vitest';
import { leftOut } from './left-out.ts';

it.each(Object.entries(leftOut))('%s is there, and so is its stand-in', (module, standIn) => {
  expect([module, standIn].filter((file) => !fs.existsSync(file))).toEqual([]);
});
