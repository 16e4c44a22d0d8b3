import { useState } from 'react';
import { brokenPasswordRules, SHORTEST_PASSWORD } from 'shared-contracts/password';
import { PasswordChecklist, PasswordProgress } from './password-checklist.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete'>;

/** Tells password managers what to make up (https://developer.apple.com/password-rules/). */
const passwordrules = `minlength: ${SHORTEST_PASSWORD}; required: lower; required: upper; required: digit; required: [-!@#$%^&*_+=?];`;

/** A password to be set, with a checklist that follows the typing (joining specification 5 "New password"). */
export function NewPasswordField({ hint, onChange, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const password = field.value === undefined ? typed : String(field.value);
  const broken = brokenPasswordRules(password);
  return (
    <div>
      <PasswordField
        {...field}
        {...{ passwordrules }}
        autoComplete="new-password"
        hint={
          <>
            {hint && <div>{hint}</div>}
            <PasswordChecklist password={password} broken={broken} />
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
