import { useState } from 'react';
import { passWithPasskey } from 'shared-contracts/api/passkeys';
import { useApi, useApiMutation } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { askForPasskey } from 'shared-platform/passkeys';
import { Button, Notice, Stack } from 'shared-ui/core';
import { texts } from '../../texts/second-factor.ts';

/** Confirms the login by one of the passkeys of a member of staff. */
export function PasskeyChallenge({ onConfirmed }: { onConfirmed(): void }) {
  const api = useApi();
  const request = useApiMutation(passWithPasskey);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    const answered = await askForPasskey(api, { isSuggested: false });
    if (answered.state === 'refused') return setTrouble(failureMessages(answered.error).join(' '));
    if (answered.state !== 'answered') return setTrouble(texts.passkeyFailed);
    const result = await request.run({ body: { credential: answered.credential } });
    if (result.ok) onConfirmed();
    else setTrouble(failureMessages(result.error).join(' '));
  }

  async function press(): Promise<void> {
    setAsking(true);
    setTrouble(null);
    await confirm().catch(() => setTrouble(texts.passkeyFailed));
    setAsking(false);
  }

  return (
    <Stack spacing={2}>
      {trouble && <Notice severity="danger">{trouble}</Notice>}
      <Button loading={isAsking} onClick={() => void press()}>
        {texts.usePasskey}
      </Button>
    </Stack>
  );
}
