import { useId } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box, Button, Card, Heading, Stack } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { FindClass } from './find-class.tsx';

const words = texts.addClass;

interface Props {
  customer: DeskCustomer;
  isOpen: boolean;
  /** Nothing is added while the basket is being paid for. */
  isDisabled: boolean;
  onToggle(): void;
}

/** Books a class for the customer at the desk: it goes into their basket, which is paid for here. */
export function AddAClass({ customer, isOpen, isDisabled, onToggle }: Props) {
  const id = useId();
  const titleId = useId();
  return (
    <div>
      <Button
        variant={isOpen ? 'text' : 'quiet'}
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 2 }}>
          <Card id={id} component="section" aria-labelledby={titleId}>
            <Stack spacing={3}>
              <Heading level={2} size={3} id={titleId}>
                {words.title(customer.name)}
              </Heading>
              <FindClass customer={customer} />
            </Stack>
          </Card>
        </Box>
      )}
    </div>
  );
}
