import fs from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { inRoot } from '../../tooling/src/repository.ts';
import { OUTCOME, type Outcome } from './outcome.ts';
import { withOutcomes } from './outcome-table.ts';

const DOCUMENT = inRoot('docs/payments.md');

/** Writes the table of outcomes into the document when every run was clean. */
export default class OutcomeReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];
  #planned = 0;

  onBegin(_configuration: unknown, suite: { allTests(): TestCase[] }): void {
    this.#planned = suite.allTests().length;
  }

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      if (type === OUTCOME && description) this.#outcomes.push(JSON.parse(description));
    }
  }

  onEnd({ status }: FullResult): void {
    const isWhole = this.#outcomes.length === this.#planned && process.env.FAULTS_WRITE === '1';
    if (status !== 'passed' || !isWhole) return;
    fs.writeFileSync(DOCUMENT, withOutcomes(fs.readFileSync(DOCUMENT, 'utf8'), this.#outcomes));
    console.log(`${this.#planned} runs, all clean; docs/payments.md says what became of each.`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
