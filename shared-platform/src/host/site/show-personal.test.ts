// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { PERSON_UNKNOWN, PERSONAL } from 'shared-contracts/unhydrated-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPersonal } from './show-personal.ts';

type Platform = Parameters<typeof showPersonal>[0];

const DAY = ['personalised', 'sessions', { date: 'today' }];
const DAY_OF_CHILD = ['personalised', 'sessions', { date: 'today', forWhom: 'Mia' }];

const neverAnswers = () => new Promise<never>(() => undefined);

const page = document.documentElement;
const isShown = () => !page.hasAttribute(PERSON_UNKNOWN);

beforeEach(() => {
  vi.useFakeTimers();
  page.setAttribute(PERSON_UNKNOWN, '');
});
afterEach(() => {
  vi.useRealTimers();
  page.removeAttribute(PERSON_UNKNOWN);
});

/** A page that came with a visitor's day. */
function openPage(status = 'authenticated') {
  const queries = new QueryClient();
  queries.setQueryData(DAY, ['£9.00'], { updatedAt: 0 });
  let now = status;
  const platform = {
    session: { session: { get: () => ({ status: now }) } },
    person: { life: { get: () => ({ queries }) } },
  };
  showPersonal(platform as unknown as Platform);
  const use = (queryKey: readonly unknown[], enabled: boolean) =>
    new QueryObserver(queries, { queryKey, queryFn: neverAnswers, enabled });
  return { queries, use, settle: () => (now = 'authenticated') };
}

it('waits for the answer of the person, however long it takes', async () => {
  const { queries, use } = openPage();
  use(DAY, true).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isShown()).toBe(false);
  queries.setQueryData(DAY, ['£4.50']);
  await vi.advanceTimersByTimeAsync(100);
  expect(isShown()).toBe(true);
});

it('does not wait for an answer that was used until it was known whom to ask for', async () => {
  const { queries, use, settle } = openPage('checking');
  const observer = use(DAY, false);
  observer.subscribe(() => undefined);
  settle();
  queries.setQueryData(DAY_OF_CHILD, ['£3.00']);
  observer.setOptions({ queryKey: DAY_OF_CHILD, queryFn: neverAnswers, staleTime: 60_000 });
  await vi.advanceTimersByTimeAsync(100);
  expect(isShown()).toBe(true);
});

it('waits a moment for an answer that no part has used yet, and no longer', async () => {
  openPage();
  await vi.advanceTimersByTimeAsync(500);
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isShown()).toBe(true);
});

it('shows nothing while the person is not known', async () => {
  const { settle } = openPage('checking');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isShown()).toBe(false);
  settle();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isShown()).toBe(true);
});

it('waits for a button that is hydrated after the part that it is in', async () => {
  const part = document.body.appendChild(document.createElement('section'));
  part.setAttribute(PERSONAL, '');
  const button = part.appendChild(document.createElement('button'));
  // React's mark of an element that it answers for.
  const hydrate = (element: HTMLElement) => Object.assign(element, { __reactFiber$1: { alternate: {} } });
  hydrate(part);
  const { queries } = openPage();
  queries.setQueryData(DAY, ['£4.50']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isShown()).toBe(false);
  hydrate(button);
  await vi.advanceTimersByTimeAsync(100);
  expect(isShown()).toBe(true);
  part.remove();
});
