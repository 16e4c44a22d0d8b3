import { useState } from 'react';
import { sessions } from 'shared-contracts/api/activities';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { venues } from 'shared-contracts/api/venues';
import { useApi, useScreenTitle } from 'shared-platform';
import { Box, PageHeader } from 'shared-ui/core';
import { cartInPayment, forgetAttempt } from '../features/pay-by-card/payment-attempt.ts';
import { TodaysClasses } from '../features/see-the-day/todays-classes.tsx';
import { FindCustomer } from '../features/serve-customer/find-customer.tsx';
import { type Found, FoundCustomers } from '../features/serve-customer/found-customers.tsx';
import { NewCustomer } from '../features/serve-customer/new-customer.tsx';
import { MoneyToGiveBack } from '../features/take-tenders/money-to-give-back.tsx';
import { useOwedMoney } from '../features/take-tenders/use-owed-money.ts';
import { ServedCustomer } from '../shared/basket/basket-owner.ts';
import { ServedWords } from '../shared/basket/basket-words.ts';
import { StaffOnly } from '../shared/staff-only.tsx';
import { texts } from '../texts/desk.ts';
import { texts as servedTexts } from '../texts/served.ts';
import { DeskBasket } from './desk-basket.tsx';
import { EarlierPayment } from './earlier-payment.tsx';
import { StaffAtVenue } from './staff-at-venue.tsx';

/** The search, and the day beside it. */
const findColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  alignItems: 'start',
};
/** The columns are one on a phone, in which new customers may come last. */
const column = { display: { xs: 'contents', md: 'grid' }, gap: 3 };
/** Two columns, the wider one for those found by a search. */
const foundColumns = {
  ...findColumns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

/** Screen on which staff take money for a customer's basket (shell specification 6). */
export default function DeskScreen() {
  useScreenTitle(texts.title);
  return (
    <StaffOnly text={texts.staffOnlyText}>
      <ServedWords value={servedTexts}>
        <Desk />
      </ServedWords>
    </StaffOnly>
  );
}

/** The customer being served is forgotten with the page, so that no customer is left behind for the next one. */
function Desk() {
  const money = useOwedMoney();
  const [underWay, setUnderWay] = useState(cartInPayment);
  const [customer, setCustomer] = useState<DeskCustomer | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [isSearchDown, setSearchDown] = useState(false);
  const api = useApi();
  const hasFound = found !== null && found.customers.length > 0;
  const hasNone = found !== null && !hasFound;

  function nothingTaken(cartId: string): void {
    forgetAttempt(cartId);
    setUnderWay(null);
  }

  /** Lists that the one button of a failed search repeats with it. */
  function reloadTheDay(): void {
    for (const list of [venues, sessions]) api.invalidate(list);
  }

  function serve(one: DeskCustomer): void {
    setFound(null);
    setCustomer(one);
  }

  if (customer) {
    return (
      <ServedCustomer value={customer}>
        <DeskBasket customer={customer} money={money} onLeave={() => setCustomer(null)} />
      </ServedCustomer>
    );
  }
  return (
    <>
      <PageHeader eyebrow={<StaffAtVenue />} title={texts.title} lead={texts.find.lead} />
      <MoneyToGiveBack money={money} />
      {underWay !== null ? (
        <EarlierPayment cartId={underWay} onNothingTaken={() => nothingTaken(underWay)} />
      ) : (
        <Box sx={hasFound ? foundColumns : findColumns}>
          <Box sx={column}>
            <FindCustomer
              found={found}
              onChoose={serve}
              onFound={setFound}
              onFailed={setSearchDown}
              onRetry={reloadTheDay}
            />
            {hasFound && <FoundCustomers key={found.typed} found={found} onChoose={serve} />}
            {!hasNone && <NewCustomer isLast />}
          </Box>
          <Box sx={column}>
            {hasNone && <NewCustomer isLast={false} />}
            <TodaysClasses isSearchDown={isSearchDown} />
          </Box>
        </Box>
      )}
    </>
  );
}
