// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithPlatform } from '../testing/index.ts';
import { useFormErrors } from './use-form-errors.ts';

const FIELDS = [
  { name: 'number', label: 'Number' },
  { name: 'city', label: 'City' },
] as const;

/** Shows the messages at the fields and in the summary, and the attempts. */
function Form() {
  const errors = useFormErrors<'number' | 'city'>(FIELDS);
  const steps = {
    send: () => errors.show({ number: 'Too short.', city: 'Missing.' }),
    change: () => errors.changed('number'),
    leave: () => errors.recheck('number', 'Still too short.'),
    'leave in order': () => errors.recheck('number', undefined),
  };
  const { summary, at } = errors;
  const shown = [at('number').error ?? '', summary.errors.map(({ message }) => message), summary.attempt];
  return (
    <>
      {Object.entries(steps).map(([name, step]) => (
        <button key={name} type="button" onClick={step}>
          {name}
        </button>
      ))}
      <output>{JSON.stringify(shown)}</output>
    </>
  );
}

it('what is found on leaving a field is shown at the field alone', async () => {
  renderWithPlatform(<Form />);
  const expectAfter = async (step: string, ...expected: unknown[]) => {
    await userEvent.click(screen.getByRole('button', { name: step }));
    expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(expected));
  };
  await expectAfter('leave', 'Still too short.', [], 0);
  await expectAfter('leave in order', '', [], 0);
  await expectAfter('send', 'Too short.', ['Too short.', 'Missing.'], 1);
  await expectAfter('change', '', ['Missing.'], 1);
  await expectAfter('leave', 'Still too short.', ['Missing.'], 1);
  await expectAfter('send', 'Too short.', ['Too short.', 'Missing.'], 2);
});
