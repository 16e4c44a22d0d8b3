import { useEffect, useRef, useState } from 'react';
import { checkEmail } from 'shared-contracts/api/check-email';
import { isEmailAddress } from 'shared-contracts/email-address';
import { useApi } from 'shared-platform';

interface EmailCheck {
  /** An address that has an account. */
  known: string | null;
  check(email: string): void;
  /** For another address. */
  forget(): void;
}

/**
 * Asks whether an email address has an account. Where that cannot be found out, as with an API without the call, the
 * form works as it does without the question: registering gives the same answer.
 */
export function useEmailCheck(): EmailCheck {
  const api = useApi();
  const [known, setKnown] = useState<string | null>(null);
  const asked = useRef<{ email: string; leaving: AbortController } | null>(null);
  useEffect(() => () => asked.current?.leaving.abort(), []);

  async function check(typed: string) {
    const email = typed.trim();
    if (asked.current?.email === email || !isEmailAddress(email)) return;
    asked.current?.leaving.abort();
    const leaving = new AbortController();
    asked.current = { email, leaving };
    const result = await api.call(checkEmail, { body: { email } }, { signal: leaving.signal });
    if (!leaving.signal.aborted && result.ok && result.data.hasAccount) setKnown(email);
  }

  return {
    known,
    check: (email) => void check(email),
    forget() {
      asked.current = null;
      setKnown(null);
    },
  };
}
