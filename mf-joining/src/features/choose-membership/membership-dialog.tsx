import { isEligible } from 'shared-contracts/memberships';
import { SafeHtml } from 'shared-platform';
import { Button, Card, Heading, Notice, styled, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { ComparedOffer } from '../../shared/change/compared-offer.tsx';
import { Facts } from '../../shared/facts.ts';
import { coverageText, durationText, placesOf } from '../../shared/offers/offer-texts.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { ProofLines } from '../../shared/offers/proof-lines.tsx';
import { conditionTexts } from '../../shared/offers/who-for-texts.ts';
import { texts as words } from '../../texts/membership.ts';
import { texts as whoForWords } from '../../texts/who-for.ts';
import { IncludedPlaces } from './included-places.tsx';
import { MembershipBenefits } from './membership-benefits.tsx';
import { MembershipPrice } from './membership-price.tsx';

const Body = styled('div')({ containerType: 'inline-size', display: 'grid', gap: '20px' });

const Price = styled('div')({ display: 'grid', gap: '6px' });

interface Props {
  offer: Offer;
  /** Reason that it cannot be bought; empty when it can. */
  refusals: readonly string[];
  isOpen: boolean;
  hasSetupFee: boolean;
  onChoose(offer: Offer): void;
  onClose(): void;
}

/** All there is to know of a membership (joining specification 2 "Membership details modal"). */
export default function MembershipDialog({ offer, refusals, isOpen, hasSetupFee, onChoose, onClose }: Props) {
  const { type, option } = offer;
  const coverage = coverageText(type);
  // Below, the places say it where they are not named one by one.
  const hasCoverage = coverage !== null && (coverage !== type.coverage || placesOf(type).length > 0);
  const canBuy = isEligible(option) && refusals.length === 0;
  const conditions = conditionTexts(type);
  // The heading says it already.
  const reasons = refusals.length > 1 ? refusals.filter((text) => text !== words.notEligible) : refusals;

  function choose() {
    onClose();
    onChoose(offer);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={type.name}
      maxWidth={640}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button onClick={choose} disabled={!canBuy}>
            {words.choose}
          </Button>
        </>
      }
    >
      <Body>
        {!canBuy && (
          <Card tone="sunken">
            <Heading level={3} size={4}>
              {words.ineligibleTitle}
            </Heading>
            {reasons.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
          </Card>
        )}
        {option.isPurchasable.hasPrices && (
          <Price>
            <MembershipPrice offer={offer} hasSetupFee={hasSetupFee} />
          </Price>
        )}
        <ComparedOffer type={type} />
        {type.description && <SafeHtml html={type.description} />}
        <MembershipBenefits benefits={type.benefits} />
        <Facts>
          <dt>{words.duration}</dt>
          <dd>{durationText(offer)}</dd>
          {conditions.length > 0 && (
            <>
              <dt>{whoForWords.conditions}</dt>
              <dd>{conditions.join('. ')}</dd>
            </>
          )}
          {type.categories.length > 0 && (
            <>
              <dt>{words.categories}</dt>
              <dd>{type.categories.map(({ name }) => name).join(', ')}</dd>
            </>
          )}
          {hasCoverage && (
            <>
              <dt>{words.coverage}</dt>
              <dd>{coverage}</dd>
            </>
          )}
        </Facts>
        {type.eligibility && (
          <Notice live={false} title={words.forWhom(type.eligibility.name)}>
            <Text>{words.proofLater}</Text>
            <ProofLines />
          </Notice>
        )}
        <IncludedPlaces type={type} />
      </Body>
    </Dialog>
  );
}
