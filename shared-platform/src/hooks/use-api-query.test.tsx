// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { footer } from 'shared-contracts/api/footer';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, renderWithPlatform } from '../testing/index.ts';
import { useApiQuery } from './use-api-query.ts';

const args = { query: { venue: 'club-1' } };

function Shown({ name }: { name: string }) {
  const { state } = useApiQuery(footer, args);
  return <output aria-label={name}>{state}</output>;
}

/** A part of the page that appears after a press. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Shown name="first" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Shown name="second" />}
    </>
  );
}

const stateOf = (name: string) => screen.getByRole('status', { name }).textContent;

afterEach(() => vi.useRealTimers());

async function openAfter(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { requests } = renderWithPlatform(<Page />, { answers: [failure(footer, 500)] });
  await waitFor(() => expect(stateOf('first')).toBe('error'));
  vi.setSystemTime(Date.now() + milliseconds);
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  return requests;
}

it('a part that appears just after a failure shows it, and takes it from no other', async () => {
  const requests = await openAfter(200);
  expect(stateOf('first')).toBe('error');
  expect(stateOf('second')).toBe('error');
  expect(requests).toHaveLength(1);
});

it('a part that appears later asks again', async () => {
  const requests = await openAfter(2000);
  expect(stateOf('second')).toBe('loading');
  await waitFor(() => expect(stateOf('second')).toBe('error'));
  expect(requests).toHaveLength(2);
});
