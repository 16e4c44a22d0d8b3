import { useState } from 'react';
import { brokenPasswordRules, LENGTH_ONLY, type PasswordRule } from 'shared-contracts/password';
import { styled } from '../core/styled.ts';
import { words } from '../texts/password.ts';
import { PasswordChecklist, PasswordProgress } from './password-checklist.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

/** A kiosk's browser forgets everyone: no password manager is asked there. */
const Advice = styled('span')({
  '&[data-place="kiosk"]': { display: 'none' },
  'html[data-kiosk] &': { display: 'none', '&[data-place="kiosk"]': { display: 'inline' } },
});

const advise = (usual: string, atKiosk: string) => (
  <>
    <Advice>{usual}</Advice>
    <Advice data-place="kiosk">{atKiosk}</Advice>
  </>
);
const advice = (rules: readonly PasswordRule[]) =>
  rules === LENGTH_ONLY
    ? advise(words.hint, words.hintAtKiosk)
    : advise(words.hintOfRules, words.hintOfRulesAtKiosk);

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** The rules to meet; by default only the length. */
  rules?: readonly PasswordRule[];
}

/** A new password, with a checklist that follows the typing. */
export function NewPasswordField({
  rules = LENGTH_ONLY,
  hint = advice(rules),
  onChange,
  ...field
}: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const password = field.value === undefined ? typed : String(field.value);
  const broken = brokenPasswordRules(password, rules);
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={
          <>
            <div>{hint}</div>
            <PasswordChecklist password={password} rules={rules} broken={broken} />
          </>
        }
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {/* There is more to a good password than the list: one that is refused has no success to announce. */}
      <PasswordProgress password={field.error && broken.length === 0 ? '' : password} broken={broken} />
    </div>
  );
}
