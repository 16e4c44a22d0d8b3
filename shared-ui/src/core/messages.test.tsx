// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { PageHeader } from './page-header.tsx';
import { Spinner } from './spinner.tsx';

test.each([
  ['info', 'status', 'Information'],
  ['success', 'status', 'Success'],
  ['warning', 'alert', 'Warning'],
  ['danger', 'alert', 'Error'],
] as const)('a %s notice is a %s and names its severity', (severity, role, spoken) => {
  renderBranded(
    <Notice severity={severity} title="Payment failed">
      Your card was not charged.
    </Notice>,
  );
  const notice = screen.getByRole(role);
  expect(within(notice).getByRole('img', { name: spoken })).toBeTruthy();
  expect(notice.textContent).toContain('Your card was not charged.');
});

test('a notice that is present from the start can be silent', () => {
  renderBranded(<Notice live={false} title="Note" />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a spinner says what the person is waiting for', () => {
  const { update } = renderBranded(<Spinner />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  update(<Spinner text="Checking your payment" showText />);
  expect(screen.getByRole('status').textContent).toBe('Checking your payment');
});

test('an empty state has a heading, a reason and a next step', () => {
  renderBranded(
    <EmptyState title="No classes on this day" action={<a href="/tomorrow">See tomorrow</a>}>
      The next ones are on Wednesday.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No classes on this day' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See tomorrow' })).toBeTruthy();
});

test('a page header is the h1 and can take focus', () => {
  renderBranded(<PageHeader title="Your basket" lead="Places are held for ten minutes." />);
  const title = screen.getByRole('heading', { level: 1, name: 'Your basket' });
  title.focus();
  expect(document.activeElement).toBe(title);
});
