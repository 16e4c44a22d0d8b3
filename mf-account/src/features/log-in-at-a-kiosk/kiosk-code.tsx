import { useId } from 'react';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Notice, Text } from 'shared-ui/core';
import { texts } from '../../texts/kiosk-code.ts';
import { ShownCode } from './shown-code.tsx';
import { useKioskCode, useMayShowKioskCode } from './use-kiosk-code.ts';
import { UsedCode } from './used-code.tsx';

/** A code that logs the person in at a kiosk, among their other ways to log in. */
export function KioskCode() {
  const titleId = useId();
  const { shown, isUsed, show, error, isRequesting } = useKioskCode();
  if (!useMayShowKioskCode()) return null;

  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {texts.title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1, mb: 2 }}>
        {texts.lead}
      </Text>
      {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
      {isUsed && (
        <Box sx={{ mb: 2 }}>
          <UsedCode />
        </Box>
      )}
      {shown && <ShownCode {...shown} />}
      <Button variant="quiet" loading={isRequesting} onClick={() => void show()}>
        {shown ? texts.another : texts.show}
      </Button>
    </Card>
  );
}
