import { useEffect, useRef } from 'react';
import { useSite } from 'shared-platform';
import { Box, Heading, Spinner, Text } from 'shared-ui/core';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { texts } from '../../texts/en.ts';

/** Questions after which the wait is called unusual. */
const UNUSUAL = 5;

/** The end of a payment is not known: nothing to press, nothing to type. */
export function CheckingPayment({ asked }: { asked: number }) {
  const { customerServiceEmail, customerServicePhone } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = useBasketWords();
  const contact = customerServicePhone ?? customerServiceEmail;
  return (
    <Box sx={{ display: 'grid', gap: '12px', py: 6, textAlign: 'center', justifyItems: 'center' }}>
      <Spinner text={words.pay.checkingTitle} />
      <Heading level={2} ref={heading} tabIndex={-1}>
        {words.pay.checkingTitle}
      </Heading>
      <Text tone="muted">{words.pay.checkingText}</Text>
      <Box role="status">
        {asked > UNUSUAL && (
          <>
            <Text>{words.pay.checkingLong}</Text>
            {contact && <Text>{texts.pay.checkingContact(contact)}</Text>}
          </>
        )}
      </Box>
    </Box>
  );
}
