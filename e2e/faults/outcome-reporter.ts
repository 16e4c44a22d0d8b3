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
  readonly #outcomes: Outcome[] = [];
  #planned = 0;

  onBegin(_configuration: unknown, suite: { allTests(): TestCase[] }): void {
    this.#planned = suite.allTests().filter(isFault).length;
  }

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      if (type === OUTCOME && description) this.#outcomes.push(JSON.parse(description));
    }
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || this.#outcomes.length !== this.#planned) return;
    fs.writeFileSync(DOCUMENT, withOutcomes(fs.readFileSync(DOCUMENT, 'utf8'), this.#outcomes));
    console.log(`${this.#planned} runs, all clean; docs/payments.md says what became of each.`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
