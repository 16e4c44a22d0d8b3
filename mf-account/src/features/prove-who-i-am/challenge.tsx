import { passSecondFactor } from 'shared-contracts/api/second-factor';
import type { SecondFactor } from 'shared-contracts/staff';
import { useApiMutation, useToast } from 'shared-platform';
import { useOffersPasskeys } from 'shared-platform/passkeys';
import { Box, Card, Divider, PageHeader, Stack, Text } from 'shared-ui/core';
import { texts } from '../../texts/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { PasskeyChallenge } from './passkey-challenge.tsx';

/** A warning is shown from this number of recovery codes down. */
const FEW_CODES = 4;

interface Props {
  /** Factors that the member of staff has set up. */
  factors: readonly SecondFactor[];
  onConfirmed(): void;
}

/** A line with the word between two ways of which one is enough. */
const Or = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <Divider />
    <Text component="span" size="small" tone="muted">
      {texts.or}
    </Text>
    <Divider />
  </Box>
);

/** Asks a member of staff for a passkey, or for a code of their app. */
export function Challenge({ factors, onConfirmed }: Props) {
  const toast = useToast();
  const request = useApiMutation(passSecondFactor);
  const canUsePasskeys = useOffersPasskeys();
  const hasApp = factors.includes('app');
  const hasPasskey = factors.includes('passkey') && canUsePasskeys;

  async function send(code: string) {
    const result = await request.run({ body: { code } });
    if (!result.ok) return result.error;
    const { recoveryCodesLeft } = result.data;
    if (recoveryCodesLeft < FEW_CODES) toast({ content: texts.fewLeft(recoveryCodesLeft), type: 'warning' });
    onConfirmed();
    return null;
  }

  const withPasskey = hasApp ? texts.eitherLead : texts.passkeyLead;
  const withoutPasskey = hasApp ? texts.challengeLead : texts.passkeyOnly;
  return (
    <>
      <PageHeader title={texts.title} lead={hasPasskey ? withPasskey : withoutPasskey} />
      {(hasPasskey || hasApp) && (
        <Card sx={{ padding: 3 }}>
          <Stack spacing={3}>
            {hasPasskey && <PasskeyChallenge onConfirmed={onConfirmed} />}
            {hasPasskey && hasApp && <Or />}
            {hasApp && (
              <CodeForm
                label={texts.code}
                hint={texts.codeHint}
                submit={texts.submit}
                requesting={request.requesting}
                isQuiet={hasPasskey}
                onCode={send}
              />
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
