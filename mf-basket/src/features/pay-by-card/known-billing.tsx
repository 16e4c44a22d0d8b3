import { useEffect, useState } from 'react';
import { Box, Button, Heading, Text } from 'shared-ui/core';
import { formSection } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import { BillingFields, billingLine } from './billing-fields.tsx';
import type { CardForm } from './use-card-form.ts';

/** The billing address of a saved card where it is known: read rather than typed, and changed on demand. */
export function KnownBilling({ form }: { form: CardForm }) {
  const line = billingLine(form);
  const [isChanging, setChanging] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const { id } = form.errors.at('billingFirstName');
  // Fields that had to open stay open while they are filled in.
  if (line === null && !isChanging) setChanging(true);
  useEffect(() => {
    if (wasPressed) document.getElementById(id)?.focus();
  }, [wasPressed, id]);

  function press(): void {
    setChanging(true);
    setPressed(true);
  }

  if (isChanging) return <BillingFields form={form} />;
  return (
    <Box component="section" aria-labelledby="billing-known" sx={{ ...formSection, display: 'grid', gap: 1 }}>
      <Heading level={2} size={3} id="billing-known">
        {texts.pay.billing}
      </Heading>
      <Text sx={{ overflowWrap: 'anywhere' }}>{line}</Text>
      <Button variant="text" size="small" sx={{ justifySelf: 'start' }} onClick={press}>
        {texts.pay.billingChange}
      </Button>
    </Box>
  );
}
