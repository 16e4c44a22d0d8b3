import { Disclosure, EmptyState, Heading, styled } from 'shared-ui/core';
import type { Offer } from '../../shared/offers/offers.ts';
import { byClosestAge, isMeantFor, type WhoFor, whoForKey } from '../../shared/offers/who-for.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts as words } from '../../texts/who-for.ts';
import type { CardComparison } from './membership-card.tsx';
import { MembershipList } from './membership-list.tsx';

const Group = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });
const Groups = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' });

interface Props {
  offers: readonly Offer[];
  whoFor: WhoFor | null;
  /** Reason that an offer cannot be bought; empty when it can. */
  refusalsOf(offer: Offer): readonly string[];
  onChoose(offer: Offer): void;
  comparisonOf(offer: Offer): CardComparison;
}

/**
 * The memberships that fit the answer first, those that begin closest to its age before the rest, then the others, with
 * those that cannot be bought last; one list without an answer. The others are folded away, unless there is nothing else,
 * or the chosen one is among them.
 */
export function MembershipGroups({ offers, whoFor, ...list }: Props) {
  const { membership } = useJoining().joining;
  if (whoFor === null) return <MembershipList offers={offers} {...list} />;
  const fitting = offers
    .filter(({ type }) => isMeantFor(type, whoFor))
    .toSorted((one, other) => (typeof whoFor === 'string' ? 0 : byClosestAge(one.type, other.type)));
  const others = offers
    .filter((offer) => !fitting.includes(offer))
    .toSorted(
      (one, other) => Number(list.refusalsOf(one).length > 0) - Number(list.refusalsOf(other).length > 0),
    );
  const isFolded =
    fitting.length > 0 && !others.some(({ option }) => option.id === membership?.paymentOptionId);
  const title = (
    <Heading level={3} size={4} sx={{ display: 'inline' }}>
      {words.others(others.length)}
    </Heading>
  );
  const otherList = <MembershipList offers={others} headingLevel={4} {...list} />;
  return (
    <Groups key={whoForKey(whoFor)}>
      {fitting.length > 0 ? (
        <Group>
          <Heading level={3} size={4}>
            {words.fittingTitle(fitting.length)}
          </Heading>
          <MembershipList offers={fitting} headingLevel={4} {...list} />
        </Group>
      ) : (
        <EmptyState icon="search" title={words.noneFits} level={3}>
          {words.noneFitsHint}
        </EmptyState>
      )}
      {others.length > 0 &&
        (isFolded ? (
          <Disclosure title={title}>{otherList}</Disclosure>
        ) : (
          <Group>
            {title}
            {otherList}
          </Group>
        ))}
    </Groups>
  );
}
