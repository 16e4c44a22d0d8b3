import type { MembershipType } from 'shared-contracts/api/membership-entities';
import type { Venue } from 'shared-contracts/api/venues';
import { EmptyState, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { LostChoiceNotice } from '../messages/lost-choice.tsx';
import { LoadFailed } from '../parts/load-failed.tsx';
import { useFailureToast } from '../parts/use-failure-toast.ts';
import type { SectionContentProps } from '../sections/section-module.ts';
import { FilterBar } from './filter-bar.tsx';
import { MembershipList } from './membership-list.tsx';
import { MembershipsSkeleton } from './memberships-skeleton.tsx';
import { categoriesOf, shownOffers } from './offers.ts';
import { useChooseMembership } from './use-choose-membership.ts';
import { useFilters } from './use-filters.ts';
import { useMembershipList } from './use-membership-list.ts';

const words = texts.membership;

interface ChoiceProps extends SectionContentProps {
  types: readonly MembershipType[];
  centre: Venue;
}

function MembershipChoice({ types, centre, onFinish }: ChoiceProps) {
  const categories = categoriesOf(types);
  const { filters, controls } = useFilters(categories, centre);
  const choose = useChooseMembership(onFinish);
  const offers = shownOffers(types, filters, centre.id);
  return (
    <>
      <LostChoiceNotice />
      <FilterBar categories={categories} {...controls} />
      <Text role="status" size="small" tone="muted" sx={{ mb: 2 }}>
        {offers.length > 0 ? words.count(offers.length) : <VisuallyHidden>{words.none}</VisuallyHidden>}
      </Text>
      {offers.length === 0 ? (
        <EmptyState icon="search" title={words.none} level={3}>
          {words.noneHint}
        </EmptyState>
      ) : (
        <MembershipList key={JSON.stringify(filters)} offers={offers} onChoose={choose} />
      )}
    </>
  );
}

/** The memberships of the centre, to choose one with its way to pay. */
export function MembershipContent({ onFinish }: SectionContentProps) {
  const { types, centre, state, error, reload } = useMembershipList();
  useFailureToast(state === 'error' ? error : null, error?.serverMessage ?? texts.wentWrong);
  if (state === 'error')
    return <LoadFailed title={words.failed} message={error?.message} onTryAgain={reload} />;
  if (!types || !centre) return <MembershipsSkeleton />;
  return <MembershipChoice types={types} centre={centre} onFinish={onFinish} />;
}
