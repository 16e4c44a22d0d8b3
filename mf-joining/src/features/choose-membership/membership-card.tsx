import { useEffect, useId, useRef } from 'react';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { isEligible } from 'shared-contracts/memberships';
import { useFlags } from 'shared-platform';
import { Button, Chip, Heading, Icon, styled, Text } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { benefitNames, coverageText } from '../../shared/offers/offer-texts.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { ProofLines } from '../../shared/offers/proof-lines.tsx';
import { conditionTexts } from '../../shared/offers/who-for-texts.ts';
import { texts as words } from '../../texts/membership.ts';
import { texts as whoForWords } from '../../texts/who-for.ts';
import { CardGives } from './card-gives.tsx';
import { useContinueFocus } from './continue-focus.ts';
import { MembershipPrice } from './membership-price.tsx';

const Root = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  padding: '20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  overflowWrap: 'anywhere',
  scrollMarginBlock: 'calc(var(--ui-header-height) + 24px)',
  [AT_KIOSK]: {
    gap: '8px',
    padding: '16px 20px 12px',
    '& > :is(h3, h4)': { fontSize: '1.5rem' },
    '& > ul': { fontSize: '1rem' },
  },
  '&[data-picked]': { borderColor: 'var(--brand-strong)' },
  '&[data-selected]': {
    borderColor: 'var(--brand-strong)',
    boxShadow: 'inset 0 0 0 1px var(--brand-strong)',
  },
});

const Prices = styled('div')({ display: 'grid', gap: '10px' });

/** Benefits of a membership, read before its conditions. */
const Benefits = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: 700,
  '& > li': { display: 'flex', gap: '6px' },
  '& svg': { flex: 'none', height: '1lh', color: 'var(--brand-strong)' },
});

/** Conditions, kinds and places in one quiet block. */
const Quiet = styled('div')({ color: 'var(--ui-muted)', fontSize: '0.875rem' });

const Tags = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  // The dot ends a line, should one break there.
  '& > span:has(+ span)::after': { content: '"·"', marginInline: '6px' },
});

const Conditions = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [AT_KIOSK]: { fontSize: '1rem', '& > li:first-child': { fontWeight: 700 } },
});

/** At a kiosk the button of each card stands out from the quiet ways, and less than the one to continue. */
const filled = {
  [AT_KIOSK]: {
    minHeight: '56px',
    paddingInline: '8px',
    borderWidth: '2px',
    fontSize: '1.0625rem',
    '&:not(:disabled)': { background: 'var(--brand-wash)' },
  },
};

const Ways = styled('div')({
  display: 'grid',
  gap: '8px',
  marginTop: 'auto',
  paddingTop: '6px',
  // The button comes with the price; the quiet ways share the last line.
  [AT_KIOSK]: {
    marginTop: 0,
    paddingTop: 0,
    '&[data-quiet]': { gridAutoFlow: 'column', justifyContent: 'space-between', marginTop: 'auto' },
  },
});

const QuietWays = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
});

const Refusal = styled('div')({ display: 'grid', gap: '2px' });

/** True if this one is picked for the comparison, and the way to change that. */
export interface CardComparison {
  isPicked: boolean;
  /** As many are picked as fit side by side. */
  isFull: boolean;
  onPick(): void;
}

interface Props {
  offer: Offer;
  /** Reason that it cannot be bought; empty when it can. */
  refusals: readonly string[];
  /** Of its name. */
  headingLevel: 3 | 4;
  isSelected: boolean;
  hasSetupFee: boolean;
  onChoose(offer: Offer): void;
  onViewDetails(offer: Offer): void;
  comparison: CardComparison;
}

/** A membership to choose. */
export function MembershipCard({
  offer,
  refusals,
  headingLevel,
  isSelected,
  hasSetupFee,
  onChoose,
  onViewDetails,
  comparison,
}: Props) {
  const { type, option } = offer;
  const { kiosk } = useFlags();
  const refusalId = useId();
  const canBuy = isEligible(option) && refusals.length === 0;
  const coverage = coverageText(type);
  const conditions = conditionTexts(type);
  const benefits = benefitNames(type);
  const continueButton = useContinueFocus();
  const card = useRef<HTMLLIElement>(null);
  const isOpening = useRef(true);
  useEffect(() => {
    // A person who has scrolled while the page was opening is about to press something: it must stay under the pointer.
    const hasScrolled = isOpening.current && window.scrollY > 0;
    isOpening.current = false;
    if (isSelected && !hasScrolled) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  const quietWays = (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={words.viewDetailsOf(type.name)}
        onClick={() => onViewDetails(offer)}
      >
        {words.viewDetails}
      </Button>
      <Checkbox
        label={words.compare}
        aria-label={words.compareNamed(type.name)}
        checked={comparison.isPicked}
        disabled={comparison.isFull && !comparison.isPicked}
        onChange={comparison.onPick}
        sx={{ '& > div': { alignItems: 'center' } }}
      />
    </>
  );
  const who = conditions.length > 0 && (
    <Conditions aria-label={whoForWords.conditions}>
      {conditions.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Conditions>
  );
  const facts = (
    <>
      {!kiosk && benefits.length > 0 && (
        <Benefits>
          {benefits.map((name) => (
            <li key={name}>
              <Icon name="check" size={16} />
              {name}
            </li>
          ))}
        </Benefits>
      )}
      {kiosk ? (
        <>
          {who}
          <CardGives type={type} />
        </>
      ) : (
        <Quiet>
          {who}
          <Tags>
            {type.categories.map(({ id, name }) => name !== type.name && <span key={id}>{name}</span>)}
            {coverage !== null && <span>{coverage}</span>}
          </Tags>
        </Quiet>
      )}
    </>
  );
  return (
    <Root
      ref={card}
      data-selected={isSelected || undefined}
      data-picked={comparison.isPicked || undefined}
      aria-current={isSelected || undefined}
    >
      {isSelected && (
        <Chip tone="brand" icon="check" sx={{ alignSelf: 'start' }}>
          {words.selected}
        </Chip>
      )}
      <Heading level={headingLevel} size={3}>
        {type.name}
      </Heading>
      {option.isPurchasable.hasPrices && (
        <Prices data-personal>
          <MembershipPrice offer={offer} hasSetupFee={hasSetupFee} />
        </Prices>
      )}
      {!kiosk && facts}
      {!hasSetupFee && type.eligibility && (
        <div data-personal>
          <ProofLines size="small" />
        </div>
      )}
      <Ways data-personal>
        {refusals.length > 0 && (
          <Refusal id={refusalId}>
            {refusals.map((text) => (
              <Text key={text} size="small" tone="danger">
                {text}
              </Text>
            ))}
          </Refusal>
        )}
        {!kiosk && <QuietWays>{quietWays}</QuietWays>}
        {isSelected && canBuy ? (
          <Button
            ref={continueButton}
            fullWidth
            data-continue
            aria-label={words.continueWith(type.name)}
            onClick={() => onChoose(offer)}
          >
            {words.continue}
          </Button>
        ) : (
          <Button
            variant="quiet"
            sx={filled}
            fullWidth
            aria-label={words.chooseThis(type.name)}
            aria-describedby={refusals.length === 0 ? undefined : refusalId}
            disabled={!canBuy}
            onClick={() => onChoose(offer)}
          >
            {words.choose}
          </Button>
        )}
      </Ways>
      {kiosk && (
        <>
          {facts}
          <Ways data-quiet="">{quietWays}</Ways>
        </>
      )}
    </Root>
  );
}
