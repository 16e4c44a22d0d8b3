import { useState } from 'react';
import { brokenPasswordRules, LENGTH_ONLY, type PasswordRule } from 'shared-contracts/password';
import { texts } from '../texts/en.ts';
import { PasswordChecklist, PasswordProgress } from './password-checklist.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** The rules to meet; by default only the length. */
  rules?: readonly PasswordRule[];
}

/** A new password, with a checklist that follows the typing. */
export function NewPasswordField({
  rules = LENGTH_ONLY,
  hint = rules === LENGTH_ONLY ? texts.password.hint : texts.password.hintOfRules,
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
      <PasswordProgress password={password} broken={broken} />
    </div>
  );
}
