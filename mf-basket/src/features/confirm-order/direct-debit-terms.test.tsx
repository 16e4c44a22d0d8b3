// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { expect, test } from 'vitest';
import DirectDebitTerms from './direct-debit-terms.tsx';

const FAILED = 'The Direct Debit terms and the Guarantee could not be loaded.';
const terms = answer(directDebitTerms, [
  { id: 'g', title: 'The Direct Debit Guarantee', html: '<p>Offered by all banks.</p>' },
]);

const open = (...answers: TestAnswer[]) => renderWithPlatform(<DirectDebitTerms />, { answers });

test('a payer who did not get the copy to keep sees so, and can load it', async () => {
  let isDown = true;
  open({
    endpoint: directDebitTerms,
    respond: (request) => (isDown ? { status: 500, body: { status_code: 500 } } : terms.respond(request)),
  });
  expect(await screen.findByText(FAILED)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Direct Debit terms and Guarantee')).toBeVisible();
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('an API without such terms has nothing to show', async () => {
  const { requests } = open(failure(directDebitTerms, 404));
  await waitFor(() => expect(requests).toHaveLength(1));
  await expect.poll(() => screen.queryByText(FAILED)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
