// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmEmail, disownEmail } from 'shared-contracts/api/email-confirmation';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import ConfirmEmailScreen from './confirm-email-screen.tsx';

afterEach(cleanup);

const open = (answers: TestAnswer[] = [], path = '/confirm-email#secret-token') =>
  renderWithPlatform(<ConfirmEmailScreen />, { answers, path, route: '/confirm-email' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends nothing before a button is pressed, then the token in a body', async () => {
  const { requests } = open([answer(confirmEmail, {})]);
  expect(screen.getByRole('heading', { level: 1, name: 'Is this your email address?' })).toBeVisible();
  expect(requests).toEqual([]);
  await press('Yes, it’s my address');
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  expect(requests.map(({ url, body }) => [url, body])).toEqual([
    ['/api/v1/auth/email-confirmation', { token: 'secret-token' }],
  ]);
  expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute(
    'href',
    expect.stringMatching(/bookings.*\/$/),
  );
});

it('shows the address that the link was mailed to', async () => {
  const { requests } = open(
    [answer(confirmEmail, {})],
    '/confirm-email#secret-token&email=sam%40example.com',
  );
  expect(screen.getByText('sam@example.com')).toBeVisible();
  await press('Yes, it’s my address');
  await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'secret-token' }]);
});

it('accepts that a person has no account', async () => {
  const { requests } = open([answer(disownEmail, {})]);
  await press('No, it isn’t mine');
  expect(await screen.findByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual(['/api/v1/auth/email-confirmation/refusal']);
});

it('takes back what was pressed by mistake, with the same token', async () => {
  const { requests } = open([answer(disownEmail, {}), answer(confirmEmail, {})]);
  await press('No, it isn’t mine');
  await userEvent.click(await screen.findByRole('button', { name: 'It is my address after all' }));
  const title = await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  expect(title.parentElement?.parentElement).toHaveFocus();
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'secret-token' }, { token: 'secret-token' }]);
});

it('says that a link is no longer valid, and where to request another', async () => {
  open([failure(confirmEmail, 422, { validation_messages: { token: ['This link no longer works.'] } })]);
  await press('Yes, it’s my address');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to My details' })).toHaveAttribute(
    'href',
    expect.stringMatching(/my-account.*\/user-details$/),
  );
});

it('says the same of a link without its token', () => {
  open([], '/confirm-email');
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

it('keeps its buttons when the server fails', async () => {
  open([failure(confirmEmail, 500)]);
  await press('Yes, it’s my address');
  expect(await screen.findByText('Something has gone wrong, please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, it’s my address' })).toBeEnabled();
});
