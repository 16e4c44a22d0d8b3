import { useId } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box, Button, Card, Heading, Stack } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { FindClass } from './find-class.tsx';

const words = texts.addClass;

/** A card only with the classes in it. It is the same element, so that the button keeps the focus. */
const bare = { p: 0, border: 0, background: 'none', boxShadow: 'none' };
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '&:has(+ *)': { mb: 2 },
};

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
    <Card id={id} component="section" aria-labelledby={isOpen ? titleId : undefined} sx={isOpen ? {} : bare}>
      <Box sx={head}>
        {isOpen && (
          <Heading level={2} size={3} id={titleId}>
            {words.title(customer.name)}
          </Heading>
        )}
        <Button
          key="toggle"
          variant={isOpen ? 'text' : 'quiet'}
          disabled={isDisabled}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </Box>
      {isOpen && (
        <Stack spacing={3}>
          <FindClass customer={customer} />
        </Stack>
      )}
    </Card>
  );
}
