// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

it.each([false, true])('is open in print, and as before afterwards: open %s', (isOpen) => {
  render(<Disclosure title="The Guarantee">The text.</Disclosure>);
  const details = screen.getByText('The text.').closest('details') as HTMLDetailsElement;
  expect(details.open).toBe(false);
  details.open = isOpen;
  window.dispatchEvent(new Event('beforeprint'));
  expect(details.open).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(details.open).toBe(isOpen);
});
