import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { PaymentState } from './payment-states.ts';
import { paymentSteps } from './payment-steps.testing.ts';

const document = fs.readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8');

/** Mermaid takes a hyphen in a name for the start of an arrow. */
const drawnName = ({ phase }: PaymentState) => phase.at.replaceAll('-', '_');

test('the drawing in docs/payments.md has every arrow of the table, and no other', () => {
  const drawn = document
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^\S+ --> \S+: /.test(line));
  const taken = paymentSteps.map(
    ([, from, event, to]) => `${drawnName(from)} --> ${drawnName(to)}: ${event.type}`,
  );
  expect(drawn.sort()).toEqual([...new Set(taken)].sort());
});
