// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PASSWORD_RULES } from 'shared-contracts/password';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('New password');
const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent);
const progress = () => screen.getByRole('status').textContent;

test('only requires a length, and says what makes a good password', () => {
  renderBranded(<NewPasswordField label="New password" />);
  expect(rules()).toEqual(['At least 8 characters']);
  expect(field()).toHaveAccessibleDescription(/^Use three or four unrelated words.* At least 8 characters$/);
});

test('says what a password needs before anything is typed', () => {
  renderBranded(
    <NewPasswordField label="New password" rules={PASSWORD_RULES} hint="Not one you use elsewhere." />,
  );
  expect(rules()).toEqual([
    'At least 8 characters',
    'One lowercase letter',
    'One uppercase letter',
    'One number',
    'One special character',
  ]);
  expect(field()).toHaveAccessibleDescription(
    /Not one you use elsewhere\. At least 8 characters .*One special character/,
  );
  expect(progress()).toBe('');
});

test('recommends no password that its rules refuse', () => {
  renderBranded(<NewPasswordField label="New password" rules={PASSWORD_RULES} />);
  expect(field()).toHaveAccessibleDescription(
    /^Let your password manager choose, or use words with a capital/,
  );
});

test.each([
  [undefined, /^Use three or four unrelated words\. /],
  [PASSWORD_RULES, /^Use words with a capital letter, a number and a special character\. /],
] as const)('mentions no password manager at a kiosk, which forgets everyone', (rules, advice) => {
  document.documentElement.dataset.kiosk = '';
  try {
    renderBranded(<NewPasswordField label="New password" {...(rules && { rules })} />);
    expect(field()).toHaveAccessibleDescription(advice);
  } finally {
    delete document.documentElement.dataset.kiosk;
  }
});

test('ticks each rule as it is met and unticks it again', async () => {
  const { user } = renderBranded(<NewPasswordField label="New password" rules={PASSWORD_RULES} />);
  await user.type(field(), 'a1');
  expect(rules()).toEqual([
    'At least 8 characters',
    'One lowercase letter (met)',
    'One uppercase letter',
    'One number (met)',
    'One special character',
  ]);
  await user.keyboard('{Backspace}');
  expect(rules()[3]).toBe('One number');
});

test('announces only when a rule is met or broken', async () => {
  const { user } = renderBranded(<NewPasswordField label="New password" rules={PASSWORD_RULES} />);
  const heard: (string | null)[] = [];
  const watch = new MutationObserver(() => heard.push(progress()));
  watch.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
  await user.type(field(), 'passw0rd!Xyz');
  watch.disconnect();
  expect(heard).toEqual([
    'Still needed: At least 8 characters, One uppercase letter, One number, One special character.',
    'Still needed: At least 8 characters, One uppercase letter, One special character.',
    'Still needed: One uppercase letter, One special character.',
    'Still needed: One uppercase letter.',
    'Meets every rule in the list.',
  ]);
});

test('announces no success of a password that is refused, only what is still needed', async () => {
  const refused = 'This password is too easy to guess.';
  const { user } = renderBranded(
    <NewPasswordField label="New password" rules={PASSWORD_RULES} error={refused} />,
  );
  await user.type(field(), 'Passw0rd');
  expect(progress()).toBe('Still needed: One special character.');
  await user.type(field(), '!');
  expect(progress()).toBe('');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(refused));
});

test('says when a password is too long', async () => {
  const { user } = renderBranded(<NewPasswordField label="New password" rules={PASSWORD_RULES} />);
  await user.click(field());
  await user.paste(`Aa1!${'x'.repeat(200)}`);
  expect(rules()[0]).toBe('At most 200 characters');
});

test('can be shown, and is one that a password manager may choose', async () => {
  const { user } = renderBranded(<NewPasswordField label="New password" rules={PASSWORD_RULES} />);
  expect(field().autocomplete).toBe('new-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
});

test('follows a controlled value', async () => {
  const change = vi.fn();
  function Held() {
    const [password, setPassword] = useState('Passw0rd!');
    return (
      <NewPasswordField
        label="New password"
        rules={PASSWORD_RULES}
        value={password}
        onChange={(event) => {
          change(event.target.value);
          setPassword('');
        }}
      />
    );
  }
  const { user } = renderBranded(<Held />);
  expect(within(screen.getByRole('list')).getAllByText('(met)')).toHaveLength(5);
  await user.type(field(), '?');
  expect(change).toHaveBeenCalledExactlyOnceWith('Passw0rd!?');
  expect(screen.queryByText('(met)')).toBeNull();
});
