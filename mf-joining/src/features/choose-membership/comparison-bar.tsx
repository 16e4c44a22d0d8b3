import { useState } from 'react';
import { lazyPart } from 'shared-platform';
import { Button, styled, Text } from 'shared-ui/core';
import type { Offer } from '../../shared/offers/offers.ts';
import { texts as words } from '../../texts/membership.ts';

const ComparisonDialog = lazyPart(
  () => import(/* webpackChunkName: "membership" */ './comparison-dialog.tsx'),
  { close: ({ onClose }) => onClose(), isOpen: ({ isOpen }) => isOpen },
);

/** Stays at the foot of the view below a long list, as wide as the list; on a phone above the summary, if there is one. */
const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'calc(var(--view-bottom, 0px) + 12px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '64px',
  marginTop: '16px',
  padding: '8px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  boxShadow: '0 6px 20px -8px rgb(31 28 24 / 0.35)',
  '& > p': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: {
    'html:has([data-bar]) &': { bottom: 'calc(var(--view-bottom, 0px) + 68px)' },
  },
}));

const Ways = styled('div')({ display: 'flex', flex: 'none', gap: '8px', marginInlineStart: 'auto' });

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
