import { type ReactNode, type RefObject, useId } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box, Button, Card, Heading, Stack } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { FindClass } from './find-class.tsx';

const words = texts.addClass;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  mb: 2,
};

interface Props {
  customer: DeskCustomer;
  /** The heading, for moving the focus there. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Time left for the places that are in the basket. */
  hold: ReactNode;
  /** Back to the payment; none while there is nothing to pay for. */
  onClose: (() => void) | undefined;
}

/** Books a class for the customer at the desk: it goes into their basket, which is paid for here. */
export function AddAClass({ customer, headingRef, hold, onClose }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={head}>
        <Heading level={2} size={3} id={titleId} ref={headingRef} tabIndex={-1}>
          {words.title(customer.name)}
        </Heading>
        {onClose && (
          <Button variant="text" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </Box>
      <Stack spacing={3}>
        {hold}
        <FindClass customer={customer} />
      </Stack>
    </Card>
  );
}
