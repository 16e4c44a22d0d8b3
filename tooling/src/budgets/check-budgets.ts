import type { Outcome } from '../outcome.ts';
import { readBudgets } from './budget-list.ts';
import { bytesOnTheWire, readHosts, readPublishedRemotes, readScripts } from './built-files.ts';
import { countCopies, describeMeasured, isWithinBudget, measureSizes } from './measure.ts';

/** Compares the build with the budgets; together they are one check. */
export function checkBudgets(report: (line: string) => void): Outcome {
  const budgets = readBudgets();
  const measured = [
    ...measureSizes(budgets, readHosts(), readPublishedRemotes(), bytesOnTheWire),
    ...countCopies(budgets.copies, readScripts('shell')),
    ...countCopies(budgets.copies, readScripts('standalone')).map((row) => ({
      ...row,
      name: `${row.name}, embedded`,
    })),
  ];
  for (const line of describeMeasured(measured)) report(line);
  const broken = measured.filter((row) => !isWithinBudget(row)).map(({ name }) => name);
  return broken.length === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [`budgets not kept: ${broken.join('; ')}`] };
}
