// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const option = (label: string) => ({ value: label.toLowerCase(), label });
const sports = ['Badminton', 'Boxing', 'Climbing', 'Cycling', 'Football', 'Netball', 'Pilates', 'Swimming'];

function Interests({ labels, start = [] }: { labels: readonly string[]; start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CheckboxGroup
        legend="Interests"
        hint="Tick all you like."
        error="Interests is required."
        optional
        options={labels.map(option)}
        value={value}
        onChange={setValue}
      />
      <output aria-label="Value">{value.join(',')}</output>
    </>
  );
}

const value = () => screen.getByRole('status', { name: 'Value' }).textContent;
const box = (name: string) => screen.getByRole('checkbox', { name });

test('is one question with a box for each choice', () => {
  renderBranded(<Interests labels={sports} start={['boxing']} />);
  const group = screen.getByRole('group', { name: 'Interests (optional)' });
  expect(group).toHaveAccessibleDescription('Tick all you like. Interests is required.');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box('Boxing')]);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('passes on the ticked choices in their order', async () => {
  const { user } = renderBranded(<Interests labels={sports} />);
  await user.click(box('Swimming'));
  await user.click(box('Boxing'));
  expect(value()).toBe('boxing,swimming');
  await user.click(box('Swimming'));
  expect(value()).toBe('boxing');
});

test('a long list is filtered without losing ticked choices', async () => {
  const { user } = renderBranded(<Interests labels={[...sports, 'Yoga']} start={['boxing']} />);
  await user.type(screen.getByRole('searchbox', { name: 'Filter the choices' }), 'BALL');
  expect(screen.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).value)).toEqual([
    'football',
    'netball',
  ]);
  expect(screen.getByText('2 of 9 choices shown.')).toHaveAttribute('role', 'status');
  await user.click(box('Netball'));
  expect(value()).toBe('boxing,netball');
  expect(screen.getByText('2 ticked')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 's');
  expect(screen.getByText('No choices match.')).toBeVisible();
});

test('Enter in the filter does not send the form', async () => {
  const submit = vi.fn();
  const { user } = renderBranded(
    <form onSubmit={submit}>
      <Interests labels={[...sports, 'Yoga']} />
      <button type="submit">Save</button>
    </form>,
  );
  await user.type(screen.getByRole('searchbox'), 'yoga{Enter}');
  expect(submit).not.toHaveBeenCalled();
});
