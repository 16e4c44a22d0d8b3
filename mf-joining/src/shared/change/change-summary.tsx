import { displayDay } from 'shared-contracts/dates';
import { Heading, styled } from 'shared-ui/core';
import { texts } from '../../texts/change.ts';
import { useChangeCosts } from '../costs/use-costs.ts';
import { Facts } from '../facts.ts';
import { useChosenOffer } from '../offers/use-chosen-offer.ts';
import { useHeld } from '../offers/use-held.ts';
import { Differences } from './differences.tsx';

const Root = styled('section')({
  display: 'grid',
  gap: '16px',
});

/**
 * Effects of a change: the amount paid today and its monthly price, and the benefits gained and lost.
 * Nothing in the other modes. @param day the start date as YYYY-MM-DD.
 */
export function ChangeSummary({ day }: { day: string | null }) {
  const { membership, heldType } = useHeld().data ?? {};
  const { data: costs, isRefreshing } = useChangeCosts();
  const offer = useChosenOffer();
  if (!membership || !offer) return null;
  return (
    <Root aria-labelledby="joining-change" aria-busy={!costs || isRefreshing}>
      <Heading level={3} size={4} id="joining-change">
        {texts.summary}
      </Heading>
      {costs && day && (
        <Facts>
          <dt>{texts.today}</dt>
          <dd>{costs.totalDueNow.formatted}</dd>
          <dt>{texts.from(displayDay(day))}</dt>
          <dd>
            {texts.monthly(costs.newMembershipPrice.formatted)} ({costs.costs.differenceToOldMembership})
          </dd>
        </Facts>
      )}
      {heldType && <Differences before={heldType} now={offer.type} />}
    </Root>
  );
}
