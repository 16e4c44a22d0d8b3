import { expect, it } from 'vitest';
import { confirmationLink, readConfirmationLink } from './confirmation-link.ts';

it('carries the token and the address in its fragment', () => {
  const link = confirmationLink({ token: 'a-token_1', email: 'sam+new&old@example.com' });
  expect(link).toBe('/confirm-email#a-token_1&email=sam%2Bnew%26old%40example.com');
  expect(readConfirmationLink(new URL(link, 'https://example.com').hash)).toEqual({
    token: 'a-token_1',
    email: 'sam+new&old@example.com',
  });
});

it.each([
  ['#a-token', { token: 'a-token', email: null }],
  ['', { token: '', email: null }],
  ['#a-token&email=%E0%A4%A', { token: 'a-token', email: expect.any(String) }],
])('%s is read without failing', (fragment, read) => {
  expect(readConfirmationLink(fragment)).toEqual(read);
});
