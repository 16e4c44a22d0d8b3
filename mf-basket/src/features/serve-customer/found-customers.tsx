import { useState } from 'react';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { Box, Card, Heading, Text } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { texts } from '../../texts/desk.ts';
import { FoundCustomer } from './found-customer.tsx';
import { FOUND_ORDERS, type FoundOrder, sortFound } from './sort-found.ts';

const words = texts.find;

/** Number of customers that the API lists at most. */
const MOST_FOUND = 20;
/** Number that is no longer read at a glance. */
const WORTH_SORTING = 6;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
};

/** Result of a search, with what was searched for. */
export interface Found {
  typed: string;
  customers: readonly DeskCustomer[];
}

/** The question whose answer is another one for each of them. */
function question(customers: readonly DeskCustomer[]): string {
  const tells = (of: (customer: DeskCustomer) => string) =>
    new Set(customers.map(of)).size === customers.length;
  const haveOne = (of: (customer: DeskCustomer) => string | undefined | null) =>
    new Set(customers.map(of)).size === 1;
  if (tells(({ dateOfBirth, postcode }) => `${dateOfBirth} ${postcode}`)) {
    if (haveOne(({ postcode }) => postcode)) return words.askBorn;
    return haveOne(({ dateOfBirth }) => dateOfBirth) ? words.askPostcode : words.ask;
  }
  return tells(({ name }) => name) ? words.askName : words.askReference;
}

interface Props {
  found: Found;
  onChoose(customer: DeskCustomer): void;
}

/** The accounts that a search has found, told apart by what a customer can be asked. */
export function FoundCustomers({ found: { typed, customers }, onChoose }: Props) {
  const [order, setOrder] = useState<FoundOrder>('found');
  const isCut = customers.length >= MOST_FOUND;
  const title = isCut ? words.many(MOST_FOUND, typed) : words.several(customers.length, typed);
  return (
    <Card component="section" aria-labelledby="found" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={head}>
        <Box role="status" sx={{ display: 'grid', gap: 0.5, flex: '1 1 18rem' }}>
          <Heading level={2} size={3} id="found">
            {title}
          </Heading>
          <Text>{isCut ? words.refine : question(customers)}</Text>
        </Box>
        {customers.length >= WORTH_SORTING && (
          <Select
            label={words.order}
            options={FOUND_ORDERS.map((value) => ({ value, label: words.orders[value] }))}
            value={order}
            onChange={({ target }) => setOrder(FOUND_ORDERS.find((each) => each === target.value) ?? 'found')}
          />
        )}
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {sortFound(customers, order).map((customer) => (
            <FoundCustomer
              key={customer.id}
              customer={customer}
              typed={typed}
              onChoose={() => onChoose(customer)}
            />
          ))}
        </Box>
      </Box>
    </Card>
  );
}
