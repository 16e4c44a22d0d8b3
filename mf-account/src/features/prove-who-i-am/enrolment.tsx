import { useState } from 'react';
import { confirmSecondFactor, startSecondFactor } from 'shared-contracts/api/second-factor';
import { lazyPart, useApiMutation } from 'shared-platform';
import { Box, Button, Card, PageHeader, Stack, Text } from 'shared-ui/core';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const QrCode = lazyPart(() => import(/* webpackChunkName: "qr-code" */ 'shared-ui/qr-code'));

/** The picture for the app, and beside it the field for the code that it then shows. */
const columns = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  alignItems: 'start',
};

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

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
      <Card>
        {app ? (
          <Box sx={columns}>
            <Stack spacing={2}>
              <Text>{texts.scan}</Text>
              {/* The quiet edge of the code is outside the column of the words. */}
              <Box sx={{ marginInlineStart: '-12px', lineHeight: 0 }}>
                <QrCode text={app.uri} label={texts.qr} />
              </Box>
            </Stack>
            <Stack spacing={3}>
              <div>
                <Text>{texts.byHand}</Text>
                <Text sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                  <code>{inGroups(app.secret)}</code>
                </Text>
              </div>
              <CodeForm
                label={texts.newCode}
                hint={texts.newCodeHint}
                submit={texts.confirm}
                requesting={confirming.requesting}
                onCode={confirm}
              />
            </Stack>
          </Box>
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
              <Button
                loading={starting.requesting}
                loadingText={texts.loading}
                sx={{ alignSelf: { sm: 'start' } }}
                onClick={() => void start()}
              >
                {texts.start}
              </Button>
            )}
            {onPasskey && (
              <Button variant="text" sx={{ alignSelf: { sm: 'start' } }} onClick={onPasskey}>
                {texts.passkeyInstead}
              </Button>
            )}
          </Stack>
        )}
      </Card>
    </>
  );
}
