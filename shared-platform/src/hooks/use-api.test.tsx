// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { footer } from 'shared-contracts/api/footer';
import { expect, it } from 'vitest';
import { answer, renderWithPlatform } from '../testing/index.ts';
import { useApi } from './use-api.ts';
import { useApiQuery } from './use-api-query.ts';

const args = { query: { venue: 'club-1' } };

/** Shows an answer, and puts another one in its place. */
function Shown() {
  const api = useApi();
  const { data, isRefreshing } = useApiQuery(footer, args);
  return (
    <>
      <output>{`${data?.html ?? 'nothing yet'}${isRefreshing ? ', asking' : ''}`}</output>
      <button type="button" onClick={() => api.setAnswer(footer, args, { html: 'after the change' })}>
        Change
      </button>
    </>
  );
}

it('what a change answered is not taken back by an older question whose answer comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<{ html: string }>();
  renderWithPlatform(<Shown />, { answers: [answer(footer, () => promise)] });
  expect(screen.getByRole('status')).toHaveTextContent('nothing yet');
  await userEvent.click(screen.getByRole('button'));
  resolve({ html: 'before the change' });
  expect(await screen.findByText(/change$/)).toHaveTextContent('after the change');
});
