// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'saved', label: 'Visa ending 4242', description: 'Expires 04/29' },
  { value: 'card', label: 'New card' },
  { value: 'cash', label: 'Cash', disabled: true },
] as const;

function Payment() {
  const [way, setWay] = useState<'saved' | 'card' | 'cash' | ''>('');
  return (
    <RadioCards
      legend="How would you like to pay?"
      options={options}
      value={way}
      onChange={setWay}
      error="Choose one."
    />
  );
}

test('asks one question and takes one answer', async () => {
  const { user } = renderBranded(<Payment />);
  const group = screen.getByRole('group', { name: 'How would you like to pay?' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one.',
  );
  const saved = screen.getByRole<HTMLInputElement>('radio', { name: /Visa ending 4242/ });
  expect(saved.checked).toBe(false);
  await user.click(screen.getByText('Expires 04/29'));
  expect(saved.checked).toBe(true);
  await user.click(screen.getByText('New card'));
  expect(saved.checked).toBe(false);
});

test('an unavailable option cannot be chosen', async () => {
  const { user } = renderBranded(<Payment />);
  await user.click(screen.getByText('Cash'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cash' }).checked).toBe(false);
});
