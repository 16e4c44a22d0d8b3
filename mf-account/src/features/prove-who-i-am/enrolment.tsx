import { useState } from 'react';
import { confirmSecondFactor, startSecondFactor } from 'shared-contracts/api/second-factor';
import { useApiMutation } from 'shared-platform';
import { Button, Card, Divider, PageHeader, Stack } from 'shared-ui/core';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/second-factor.ts';
import { AppSecret } from './app-secret.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  onConfirmed(): void;
  /** Offered if a passkey can be used in place of the app. */
  onPasskey: (() => void) | null;
}

/** Sets up an authenticator app: its secret, a code of it, then the codes for when it is lost. */
export function Enrolment({ onConfirmed, onPasskey }: Props) {
  const starting = useApiMutation(startSecondFactor);
  const confirming = useApiMutation(confirmSecondFactor);
  const [app, setApp] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function start() {
    const result = await starting.run({});
    if (result.ok) setApp(result.data);
  }

  async function confirm(code: string) {
    const result = await confirming.run({ body: { code } });
    if (!result.ok) return result.error;
    setCodes(result.data.recoveryCodes);
    return null;
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onConfirmed} />;
  return (
    <>
      <PageHeader title={texts.enrolTitle} lead={texts.enrolLead} />
      <Card sx={{ padding: 3 }}>
        {app ? (
          <Stack spacing={3}>
            <AppSecret {...app} />
            <Divider />
            <CodeForm
              label={texts.newCode}
              hint={texts.newCodeHint}
              submit={texts.confirm}
              requesting={confirming.requesting}
              onCode={confirm}
            />
          </Stack>
        ) : (
          <Stack spacing={2}>
            {starting.error && (
              <LoadFailure
                title={texts.failed}
                isInside
                error={starting.error}
                onRetry={() => void start()}
              />
            )}
            {!starting.error && (
              <Button loading={starting.requesting} loadingText={texts.loading} onClick={() => void start()}>
                {texts.start}
              </Button>
            )}
            {onPasskey && (
              <Button variant="text" onClick={onPasskey}>
                {texts.passkeyInstead}
              </Button>
            )}
          </Stack>
        )}
      </Card>
    </>
  );
}
