import { lastDayOfTerm, TERM_PERIODS } from 'shared-contracts/billing-dates';
import { displayDay } from 'shared-contracts/dates';
import { termText } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { Heading, Skeleton, styled, Text } from 'shared-ui/core';
import type { CurrentCosts } from '../../shared/costs/current-costs.ts';
import { useChangeCosts, useCosts } from '../../shared/costs/use-costs.ts';
import { Facts } from '../../shared/facts.ts';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/review.ts';

const words = texts.costs;

const Root = styled('section')({
  padding: '20px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--brand-wash)',
  // Short names leave room for their values on a phone, too; a long one takes a second line there.
  '& > dl': { gridTemplateColumns: 'fit-content(36%) minmax(0, 1fr)', rowGap: '8px' },
  '& > dl > dd': { margin: 0 },
});

function priceText(costs: CurrentCosts): string {
  const term = termText(costs);
  const { formatted } = costs.globalBasePrice;
  return term === null ? words.monthly(formatted) : words.forTerm(formatted, term);
}

/** Last day of a term; `null` where a membership has none, or one of an unknown length. */
function endOf({ paymentType, fixedDuration, fixedPeriod }: CurrentCosts, start: string): string | null {
  const period = TERM_PERIODS.find((each) => each === fixedPeriod);
  return paymentType === 'fixed' && fixedDuration && period
    ? lastDayOfTerm(start, fixedDuration, period)
    : null;
}

/** The choice in short; its centre is in the line of its own step. @param day the start date as YYYY-MM-DD. */
export function MembershipSummary({ day }: { day: string | null }) {
  const { membership } = useJoining().joining;
  const { user } = useSession();
  const offer = useChosenOffer();
  const { data: costs } = useCosts();
  const { data: changes } = useChangeCosts();
  const price = costs ? priceText(costs) : changes && words.monthly(changes.newMembershipPrice.formatted);
  const end = costs && day && endOf(costs, day);
  const first = costs?.dependsOnBillingDay ? null : (costs ?? changes)?.prettyFirstBillingDate;
  const isOnUsualDate = membership?.paymentType === 'recurring' && user?.hasBillingDate;
  return (
    <Root aria-labelledby="joining-membership">
      <Heading level={3} size={4} id="joining-membership" sx={{ mb: 1.5 }}>
        {words.membership}
      </Heading>
      <Facts>
        <dt>{words.name}</dt>
        <dd>{offer ? [offer.type.name, price].filter(Boolean).join(', ') : <Skeleton width="10em" />}</dd>
        {day && (
          <>
            <dt>{words.starts}</dt>
            <dd>{displayDay(day)}</dd>
          </>
        )}
        {end && (
          <>
            <dt>{words.ends}</dt>
            <dd>{displayDay(end)}</dd>
          </>
        )}
        {(first || isOnUsualDate) && (
          <>
            <dt>{words.firstPayment}</dt>
            <dd>
              {first && <div>{first}</div>}
              {isOnUsualDate && <Text size="small">{texts.dates.usualDate}</Text>}
            </dd>
          </>
        )}
      </Facts>
    </Root>
  );
}
