import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { displayDay } from 'shared-contracts/dates';
import { Box, Button, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';

const words = texts.find;

/** Number of customers that the API lists at most. */
const MOST_FOUND = 20;

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  borderTop: '1px solid var(--ui-border)',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none' },
});

interface Props {
  customers: readonly DeskCustomer[];
  onChoose(customer: DeskCustomer): void;
}

/** As `Born 17 Apr 1988, M33 7AB`: what the customer can say and the others cannot. */
const marksOf = ({ dateOfBirth, postcode }: DeskCustomer) =>
  [dateOfBirth && words.born(displayDay(dateOfBirth)), postcode].filter(Boolean).join(', ');

/** The accounts that a search has found, told apart by what a customer can be asked. */
export function FoundCustomers({ customers, onChoose }: Props) {
  return (
    <Box component="section" aria-label={words.several} sx={{ display: 'grid', gap: 1.5 }}>
      <Text role="status">{customers.length < MOST_FOUND ? words.several : words.many}</Text>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {customers.map((customer) => (
          <Row key={customer.id}>
            <div>
              <Text weight="bold">{customer.name}</Text>
              {marksOf(customer) && <Text>{marksOf(customer)}</Text>}
              <Text size="small" tone="muted">
                {texts.customer(customer.reference, customer.email)}
              </Text>
            </div>
            <Button variant="quiet" size="small" onClick={() => onChoose(customer)}>
              {words.serve}
              <VisuallyHidden> {words.about(customer.name, customer.reference)}</VisuallyHidden>
            </Button>
          </Row>
        ))}
      </Box>
    </Box>
  );
}
