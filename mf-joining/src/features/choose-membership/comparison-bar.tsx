import { useState } from 'react';
import { lazyPart } from 'shared-platform';
import { Button, styled, Text } from 'shared-ui/core';
import type { Offer } from '../../shared/offers/offers.ts';
import { texts } from '../../texts/en.ts';

const words = texts.membership;

const ComparisonDialog = lazyPart(
  () => import(/* webpackChunkName: "membership" */ './comparison-dialog.tsx'),
  { close: ({ onClose }) => onClose(), isOpen: ({ isOpen }) => isOpen },
);

/** Stays in view below a long list, above the summary at the lower edge of a narrow view. */
const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(var(--view-bottom, 0px) + 12px)',
  zIndex: 1,
  [theme.breakpoints.down('md')]: { bottom: 'calc(var(--view-bottom, 0px) + 68px)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: '16px',
  padding: '12px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--brand-wash)',
}));

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

interface Props {
  /** Those picked so far. */
  offers: readonly Offer[];
  /** Reason that an offer cannot be bought; empty when it can. */
  refusalsOf(offer: Offer): readonly string[];
  hasSetupFee: boolean;
  onChoose(offer: Offer): void;
  onClear(): void;
}

/** The memberships to compare, and the button that compares them. */
export function ComparisonBar({ offers, refusalsOf, hasSetupFee, onChoose, onClear }: Props) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const canCompare = offers.length > 1;

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      {offers.length > 0 && (
        <Root role="group" aria-label={words.comparison}>
          <Text role="status" size="small">
            {canCompare
              ? words.comparing(offers.map(({ type }) => type.name).join(', '))
              : words.pickAnother(offers[0]?.type.name ?? '')}
          </Text>
          <Ways>
            <Button variant="text" size="small" onClick={onClear}>
              {words.clearComparison}
            </Button>
            <Button variant="secondary" size="small" disabled={!canCompare} onClick={open}>
              {words.compareThem}
            </Button>
          </Ways>
        </Root>
      )}
      {wasOpened && canCompare && (
        <ComparisonDialog
          offers={offers}
          refusalsOf={refusalsOf}
          isOpen={isOpen}
          hasSetupFee={hasSetupFee}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
