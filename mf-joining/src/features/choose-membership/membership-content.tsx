import type { MembershipType } from 'shared-contracts/api/membership-entities';
import type { Venue } from 'shared-contracts/api/venues';
import { spokenOnly } from 'shared-contracts/kiosk-styles';
import { ALL_CATEGORIES } from 'shared-contracts/memberships';
import { lazyPart, useFlags, useSession } from 'shared-platform';
import { Box, Text, VisuallyHidden } from 'shared-ui/core';
import { AlreadyHeld } from '../../shared/change/already-held.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { MembershipsSkeleton } from '../../shared/offers/memberships-skeleton.tsx';
import { categoriesOf, type Offer, shownOffers } from '../../shared/offers/offers.ts';
import { useHeld } from '../../shared/offers/use-held.ts';
import { useMembershipList } from '../../shared/offers/use-membership-list.ts';
import { isChild, isMeantFor } from '../../shared/offers/who-for.ts';
import { refusalTexts } from '../../shared/offers/who-for-texts.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { UnavailableChoiceNotice } from '../../shared/unavailable-choice.tsx';
import { useFailureToast } from '../../shared/use-failure-toast.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/membership.ts';
import { texts as whoForWords } from '../../texts/who-for.ts';
import { ComparisonBar } from './comparison-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MembershipGroups } from './membership-groups.tsx';
import { NoMemberships } from './no-memberships.tsx';
import { useChooseMembership } from './use-choose-membership.ts';
import { useComparison } from './use-comparison.ts';
import { useFilters } from './use-filters.ts';
import { useWhoFor } from './use-who-for.ts';
import { WhoForQuestion } from './who-for-question.tsx';

/** On a phone the first price is in view instead. */
const spokenOnPhones = {
  '@container (max-width: 575.98px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

/** Of a change, with the code of its prices. */
const HeldNow = lazyPart<{ name: string; type: MembershipType | undefined }>(
  () => import(/* webpackChunkName: "joining-membership" */ '../../shared/change/held-now.tsx'),
  { pending: () => <Box sx={{ height: '114px' }} />, failed: () => null },
);

interface ChoiceProps {
  types: readonly MembershipType[];
  centre: Venue;
}

function MembershipChoice({ types, centre }: ChoiceProps) {
  const categories = categoriesOf(types);
  const { filters, controls } = useFilters(categories, centre);
  const choose = useChooseMembership();
  const offers = shownOffers(types, filters, centre.id);
  const { mode } = useJoining().joining;
  const { data: held } = useHeld();
  const { kiosk } = useFlags();
  // At a kiosk the types of membership do the same; an answer that an address brings can be taken back.
  const { choices, whoFor } = useWhoFor(types, centre);
  // A parent's own membership has nothing to do with a child's.
  const isForChild = whoFor !== null && typeof whoFor === 'object' && isChild(whoFor);
  const isLoggedIn = useSession().user !== null;
  const refusalsOf = (offer: Offer) => refusalTexts(offer, isLoggedIn, whoFor);
  const fitting = whoFor ? offers.filter(({ type }) => isMeantFor(type, whoFor)).length : 0;
  const comparison = useComparison(shownOffers(types, { ...filters, category: ALL_CATEGORIES }, centre.id));
  const otherWay = filters.paymentType === 'recurring' ? 'fixed' : 'recurring';
  const { onPaymentType } = controls;
  const hasOtherWay =
    onPaymentType && shownOffers(types, { ...filters, paymentType: otherWay }, centre.id).length > 0;
  const countText = whoFor ? whoForWords.fitting(fitting, offers.length) : words.count(offers.length);
  const count = offers.length > 0 ? countText : words.none;
  return (
    <>
      <UnavailableChoiceNotice />
      {choices.length > 0 && (!kiosk || whoFor) && <WhoForQuestion choices={choices} whoFor={whoFor} />}
      <div>
        {types.length > 0 && <FilterBar categories={categories} {...controls} />}
        <Text role="status" size="small" tone="muted" sx={[{ mb: 2 }, spokenOnly, spokenOnPhones]}>
          {/* A heading says it of those that fit. */}
          {offers.length > 0 && !whoFor ? count : <VisuallyHidden>{count}</VisuallyHidden>}
        </Text>
      </div>
      {!isForChild && <AlreadyHeld />}
      {held && <HeldNow name={held.membership.name} type={held.heldType} />}
      {offers.length === 0 ? (
        <NoMemberships
          isEmpty={types.length === 0}
          ineligible={shownOffers(types, { ...filters, hidesIneligible: false }, centre.id)}
          onShowIneligible={controls.onShowIneligible}
          onOtherWay={hasOtherWay ? () => onPaymentType(otherWay) : undefined}
          otherWay={otherWay === 'fixed' ? words.single : words.monthly}
        />
      ) : (
        <MembershipGroups
          key={JSON.stringify(filters)}
          offers={offers}
          whoFor={whoFor}
          refusalsOf={refusalsOf}
          onChoose={choose}
          comparisonOf={comparison.of}
        />
      )}
      <ComparisonBar
        offers={comparison.offers}
        refusalsOf={refusalsOf}
        hasSetupFee={modeRules[mode].hasSetupFee}
        onChoose={choose}
        onClear={comparison.clear}
      />
    </>
  );
}

/** The memberships of the centre, to choose one with its way to pay. */
export function MembershipContent() {
  const { types, centre, state, error, reload } = useMembershipList();
  useFailureToast(state === 'error' ? error : null, error?.serverMessage ?? texts.wentWrong);
  if (state === 'error')
    return <LoadFailed title={words.failed} message={error?.message} onTryAgain={reload} />;
  if (!types || !centre) return <MembershipsSkeleton />;
  return <MembershipChoice types={types} centre={centre} />;
}
