import { useId, useState } from 'react';
import {
  type FreezeOffer,
  freezeMembership,
  membershipFreeze,
  type OwnMembership,
} from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import { useApiQuery, useToast } from 'shared-platform';
import { Box, styled, Text } from 'shared-ui/core';
import { Select } from 'shared-ui/forms';
import { AffectedBookings } from '../../shared/affected-bookings.tsx';
import { OfferDialog } from '../../shared/offer-dialog.tsx';
import { unbroken } from '../../shared/unbroken.ts';
import { useOfferedChange } from '../../shared/use-offered-change.ts';
import { texts as accountTexts } from '../../texts/en.ts';
import { texts } from '../../texts/freeze.ts';
import { useRefreshAfterFreeze } from './use-refresh-after-freeze.ts';

const words = texts.freeze;

/** Two choices, beside each other where there is room. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: 16,
});

const dayText = (day: string) => unbroken(displayDay(day));

interface Wish {
  start_date?: string;
  months?: string;
}

interface Props {
  membership: OwnMembership;
  onClose(): void;
}

/** For which months to freeze a membership, with what is paid in the meantime and after. */
export default function FreezeQuestion({ membership, onClose }: Props) {
  const { id: membershipId, name, homeVenue } = membership;
  const toast = useToast();
  const follow = useRefreshAfterFreeze();
  const [wish, setWish] = useState<Wish>({});
  const offer = useApiQuery(membershipFreeze, { params: { membershipId }, query: wish }, { staleTime: 0 });
  // The choices stay on the page while the server works out the effect of another one.
  const [known, setKnown] = useState<FreezeOffer>();
  if (offer.data && offer.data !== known) setKnown(offer.data);
  const change = useOfferedChange(offer, freezeMembership);

  async function confirm({ startDate, months, monthly, bookingsKey }: FreezeOffer) {
    const shown = { startDate, months, monthly: monthly.decimal };
    const body = { ...shown, ...(bookingsKey !== undefined && { bookingsKey }) };
    if (!(await change.carryOut({ params: { membershipId }, body }))) return;
    toast({ content: words.done(name, displayDay(startDate)), type: 'success' });
    follow();
    onClose();
  }

  return (
    <OfferDialog
      title={words.title}
      subject={accountTexts.memberships.named(name, homeVenue.name)}
      words={words}
      isReversible={!known?.laterBookings?.some(({ outcome }) => outcome === 'cancelled')}
      change={change}
      choices={
        known && <Choices offer={known} wish={wish} onChoose={(part) => setWish({ ...wish, ...part })} />
      }
      onConfirm={(shown) => void confirm(shown)}
      onClose={onClose}
    >
      {(shown) => <WhatItMeans offer={shown} />}
    </OfferDialog>
  );
}

interface ChoicesProps {
  offer: FreezeOffer;
  wish: Wish;
  onChoose(part: Wish): void;
}

function Choices({ offer, wish, onChoose }: ChoicesProps) {
  const { starts, startDate, minMonths, maxMonths, months } = offer;
  const lengths = Array.from({ length: maxMonths - minMonths + 1 }, (_, index) => minMonths + index);
  return (
    <Pair>
      <Select
        label={words.start}
        options={starts.map((day) => ({ value: day, label: displayDay(day) }))}
        value={wish.start_date ?? startDate}
        onChange={({ target }) => onChoose({ start_date: target.value })}
      />
      <Select
        label={words.months}
        options={lengths.map((length) => ({ value: String(length), label: words.length(length) }))}
        value={wish.months ?? String(months)}
        onChange={({ target }) => onChoose({ months: target.value })}
      />
    </Pair>
  );
}

function WhatItMeans({ offer }: { offer: FreezeOffer }) {
  const { startDate, endDate, monthly, payments, total, resumes, laterBookings } = offer;
  const heading = useId();
  return (
    <>
      <Text>{words.until(dayText(startDate), dayText(endDate))}</Text>
      <Text weight="bold">{words.monthly(monthly.formatted)}</Text>
      <AffectedBookings bookings={laterBookings} />
      {payments.length === 1 ? (
        payments.map(({ day, amount }) => (
          <Text key={day}>{words.onePayment(amount.formatted, dayText(day))}</Text>
        ))
      ) : (
        <>
          <Text id={heading}>{words.meanwhile}</Text>
          <Box component="ul" aria-labelledby={heading} sx={{ m: 0, pl: 3 }}>
            {payments.map(({ day, amount }) => (
              <li key={day}>{words.payment(amount.formatted, dayText(day))}</li>
            ))}
          </Box>
          <Text weight="bold">{words.total(total.formatted)}</Text>
        </>
      )}
      <Text>{words.after(resumes.amount.formatted, dayText(resumes.day))}</Text>
    </>
  );
}
