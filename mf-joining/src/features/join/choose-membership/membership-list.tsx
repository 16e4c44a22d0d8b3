import { useState } from 'react';
import { lazyPart } from 'shared-platform';
import { Button, styled } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { CentreGrid } from '../choose-centre/centre-grid.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { MembershipCard } from './membership-card.tsx';
import type { Offer } from './offers.ts';
import { useSteps } from './use-steps.ts';

const MembershipDialog = lazyPart(
  () => import(/* webpackChunkName: "membership" */ './membership-dialog.tsx'),
  { close: ({ onClose }) => onClose(), isOpen: ({ isOpen }) => isOpen },
);

/** How many memberships are drawn at first and with every step. */
const MEMBERSHIPS_PER_STEP = 24;

const More = styled('div')({ display: 'grid', justifyItems: 'center', marginTop: '24px' });

/** Memberships to choose from. Give it another `key` with other filters, so that it starts folded. */
export function MembershipList({
  offers,
  onChoose,
}: {
  offers: readonly Offer[];
  onChoose(offer: Offer): void;
}) {
  const { mode, membership } = useJoining().joining;
  const { list, count, showMore } = useSteps<HTMLUListElement>(MEMBERSHIPS_PER_STEP);
  const [viewed, setViewed] = useState<Offer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const hasSetupFee = mode !== 'change';

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
            isSelected={offer.option.id === membership?.paymentOptionId}
            hasSetupFee={hasSetupFee}
            onChoose={onChoose}
            onViewDetails={view}
          />
        ))}
      </CentreGrid>
      {offers.length > count && (
        <More>
          <Button variant="secondary" onClick={showMore}>
            {texts.membership.showMore}
          </Button>
        </More>
      )}
      {viewed && (
        <MembershipDialog
          offer={viewed}
          isOpen={isOpen}
          hasSetupFee={hasSetupFee}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
