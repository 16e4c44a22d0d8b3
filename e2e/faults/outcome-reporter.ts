import fs from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { inRoot } from 'tooling/repository';
import { OUTCOME, type Outcome } from './outcome.ts';
import { withOutcomes } from './outcome-table.ts';

/** The other runs are there to know what a payment says when nothing goes wrong. */
const isFault = (test: TestCase) => test.parent.project()?.name === 'faults';

const DOCUMENT = inRoot('docs/payments.md');

/** Writes the outcomes into the table of the document when every run was clean. */
export default class OutcomeReporter implements Reporter {
  readonly #outcomes = new Map<TestCase, Outcome>();
  #planned: TestCase[] = [];

  onBegin(_configuration: unknown, suite: { allTests(): TestCase[] }): void {
    this.#planned = suite.allTests().filter(isFault);
  }

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      if (type === OUTCOME && description) this.#outcomes.set(test, JSON.parse(description));
    }
  }

  onEnd({ status }: FullResult): void {
    // They run side by side; the table has them in the order of the files.
    const outcomes = this.#planned.flatMap((test) => this.#outcomes.get(test) ?? []);
    if (status !== 'passed' || outcomes.length !== this.#planned.length) return;
    fs.writeFileSync(DOCUMENT, withOutcomes(fs.readFileSync(DOCUMENT, 'utf8'), outcomes));
    console.log(`${outcomes.length} runs, all clean; docs/payments.md has the outcome of each.`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
