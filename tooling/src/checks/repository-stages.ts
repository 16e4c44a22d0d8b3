import { checkBudgets } from '../budgets/check-budgets.ts';
import { buildStale } from '../build.ts';
import { checkReasons } from '../checkout-scripts/built-inventory.ts';
import { print } from '../command.ts';
import { oneCheck } from '../outcome.ts';
import { checkTypes } from './check-types.ts';
import { checkEndToEnd } from './end-to-end.ts';
import { lintRepository } from './lint-repository.ts';
import type { Stage } from './stages.ts';
import { checkTests } from './vitest.ts';

export const lint: Stage = {
  title: 'Lint',
  run: async () => oneCheck('lint', (await lintRepository()) === 0),
};

export const types: Stage = {
  title: 'Types',
  run: async () => oneCheck('types', (await checkTypes()) === 0),
};

export const build: Stage = {
  title: 'Build',
  isFoundation: true,
  run: async () => {
    const built = await buildStale(print);
    if (built.length === 0) print('   nothing has changed since the last build');
    return oneCheck('build', true);
  },
};

export const unit: Stage = {
  title: 'Unit and contract tests',
  run: () => checkTests('unit', ['--project=!api']),
};

export const allTests: Stage = { title: 'Unit, API and contract tests', run: () => checkTests('tests') };

export const budgets: Stage = {
  title: 'Budgets',
  needsFoundation: true,
  run: async () => checkBudgets(print),
};

export const checkoutScripts: Stage = {
  title: 'Scripts at the checkout',
  needsFoundation: true,
  run: async () => checkReasons(print),
};

/** @param words for Playwright, such as a file. */
export const endToEndOf = (words: readonly string[]): Stage => ({
  title: 'End to end, in the browser',
  needsFoundation: true,
  run: () => checkEndToEnd(words),
});
