import { useState } from 'react';
import type { ApiError } from 'shared-platform';
import type { FormErrors } from 'shared-platform/forms';
import type { Ceremony, PasskeyCredential } from 'shared-platform/passkeys';
import { Button } from 'shared-ui/core';
import { PasswordField } from 'shared-ui/forms';
import { texts } from '../texts/passkeys.ts';

/** Fields in which people prove their identity. */
export type Proof = { currentPassword: string } | { credential: PasskeyCredential };

/** The field of the password, as the server names it. */
export const PASSWORD_FIELD = { name: 'currentPassword', label: texts.password } as const;

/** The state of a device as a form needs it: whether it is being used, and why there is no answer. */
export function useDevice(refuse: (error: ApiError) => void) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    isBusy,
    trouble,
    /** The answer of a device; says so where there is none. */
    answerOf(ceremony: Ceremony): PasskeyCredential | null {
      if (ceremony.state === 'answered') return ceremony.credential;
      if (ceremony.state === 'refused') refuse(ceremony.error);
      else setTrouble(ceremony.state === 'known' ? texts.known : texts.givenUp);
      return null;
    },
    async whileBusy(act: () => Promise<void>): Promise<void> {
      setBusy(true);
      setTrouble(null);
      await act().catch(() => setTrouble(texts.givenUp));
      setBusy(false);
    },
  };
}

interface Props {
  email: string;
  errors: Pick<FormErrors<'currentPassword'>, 'at' | 'changed'>;
  password: string;
  isBusy: boolean;
  onChange(password: string): void;
  /** Proves it by a passkey instead; `null` where there is none. */
  onPasskey: (() => void) | null;
}

/** Asks for what proves that it's the person: their password, or a passkey they have. */
export function ProofFields({ email, errors, password, isBusy, onChange, onPasskey }: Props) {
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...errors.at('currentPassword')}
        name="currentPassword"
        label={texts.password}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => {
          onChange(target.value);
          errors.changed('currentPassword');
        }}
      />
      {onPasskey && (
        <Button variant="text" disabled={isBusy} sx={{ alignSelf: 'start' }} onClick={onPasskey}>
          {texts.usePasskey}
        </Button>
      )}
    </>
  );
}
