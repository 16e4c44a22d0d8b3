import { useState } from 'react';
import { lazyPart } from 'shared-platform';
import { Button, styled } from 'shared-ui/core';
import { CentreGrid } from '../../shared/centre/centre-grid.ts';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/membership.ts';
import { type CardComparison, MembershipCard } from './membership-card.tsx';
import { useSteps } from './use-steps.ts';

const MembershipDialog = lazyPart(
  () => import(/* webpackChunkName: "membership" */ './membership-dialog.tsx'),
  { close: ({ onClose }) => onClose(), isOpen: ({ isOpen }) => isOpen },
);

/** Number of memberships drawn at first and with every step. */
const MEMBERSHIPS_PER_STEP = 24;

const More = styled('div')({ display: 'grid', justifyItems: 'center', marginTop: '24px' });

/** Memberships to choose from. Give it another `key` with other filters, so that it starts folded. */
export function MembershipList({
  offers,
  refusalsOf,
  headingLevel = 3,
  onChoose,
  comparisonOf,
}: {
  offers: readonly Offer[];
  /** Reason that an offer cannot be bought; empty when it can. */
  refusalsOf(offer: Offer): readonly string[];
  /** Of the names of the memberships. */
  headingLevel?: 3 | 4;
  onChoose(offer: Offer): void;
  comparisonOf(offer: Offer): CardComparison;
}) {
  const { mode, membership } = useJoining().joining;
  const isSelected = ({ option }: Offer) => option.id === membership?.paymentOptionId;
  const { list, count, showMore } = useSteps<HTMLUListElement>(
    MEMBERSHIPS_PER_STEP,
    offers.findIndex(isSelected) + 1,
  );
  const [viewed, setViewed] = useState<Offer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { hasSetupFee } = modeRules[mode];

  function view(offer: Offer) {
    setViewed(offer);
    setOpen(true);
  }

  return (
    <>
      <CentreGrid ref={list}>
        {offers.slice(0, count).map((offer) => (
          <MembershipCard
            key={offer.type.id}
            offer={offer}
            refusals={refusalsOf(offer)}
            headingLevel={headingLevel}
            isSelected={isSelected(offer)}
            hasSetupFee={hasSetupFee}
            onChoose={onChoose}
            onViewDetails={view}
            comparison={comparisonOf(offer)}
          />
        ))}
      </CentreGrid>
      {offers.length > count && (
        <More>
          <Button variant="quiet" onClick={showMore}>
            {texts.showMore}
          </Button>
        </More>
      )}
      {viewed && (
        <MembershipDialog
          offer={viewed}
          refusals={refusalsOf(viewed)}
          isOpen={isOpen}
          hasSetupFee={hasSetupFee}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
