import type { Outcome } from '../checks/outcome.ts';
import { readBudgets } from './budget-list.ts';
import { bytesOnTheWire, readPublishedRemotes, readScripts, readShellManifest } from './built-files.ts';
import { countCopies, describeMeasured, isKept, measureSizes } from './measure.ts';

/** Holds the build against the budgets; together they are one check. */
export function checkBudgets(report: (line: string) => void): Outcome {
  const budgets = readBudgets();
  const measured = [
    ...measureSizes(budgets, readShellManifest(), readPublishedRemotes(), bytesOnTheWire),
    ...countCopies(budgets.copies, readScripts()),
  ];
  for (const line of describeMeasured(measured)) report(line);
  const broken = measured.filter((row) => !isKept(row)).map(({ name }) => name);
  return broken.length === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [`budgets not kept: ${broken.join('; ')}`] };
}
