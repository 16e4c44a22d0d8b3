import { useEffect, useId, useState } from 'react';
import { newKioskCode } from 'shared-contracts/api/kiosk-codes';
import { siteTime } from 'shared-contracts/dates';
import { useApiMutation, useFlags, useSession, useSite } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Card, Heading, Notice, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/kiosk-code.ts';

const Code = styled('output')({
  display: 'block',
  margin: '8px 0',
  font: '700 2.25rem/1.2 var(--font-heading)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
});

const inGroups = (code: string) => code.replace(/\d{4}(?=\d)/g, '$& ');

/** A code that logs the person in at a kiosk. Not for staff, and not shown where the API gives none. */
export function KioskCode() {
  const titleId = useId();
  const { kioskCodesEnabled } = useSite();
  const { kiosk } = useFlags();
  const { user } = useSession();
  const request = useApiMutation(newKioskCode);
  const [shown, setShown] = useState<{ code: string; expiresAt: string } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);

  if (!kioskCodesEnabled || kiosk || user?.staffRole) return null;

  async function show() {
    const result = await request.run({});
    setShown(result.ok ? result.data : null);
  }

  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {texts.title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1, mb: 2 }}>
        {texts.lead}
      </Text>
      {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      {shown && (
        <>
          <Code aria-label={texts.code}>{inGroups(shown.code)}</Code>
          <Text>{texts.until(siteTime(shown.expiresAt))}</Text>
          <Text sx={{ mb: 2 }}>{texts.warning}</Text>
        </>
      )}
      <Button variant="quiet" loading={request.requesting} onClick={() => void show()}>
        {shown ? texts.another : texts.show}
      </Button>
    </Card>
  );
}
