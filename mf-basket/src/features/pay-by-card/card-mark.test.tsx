// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import CardMark from './card-mark.tsx';

test.each([
  ['Visa', true],
  ['Mastercard', true],
  ['American Express', true],
  ['JCB', false],
])('%s is named, and drawn where it is well known: %s', (name, isDrawn) => {
  const { container } = render(<CardMark name={name} />);
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(isDrawn ? 1 : 0);
});
