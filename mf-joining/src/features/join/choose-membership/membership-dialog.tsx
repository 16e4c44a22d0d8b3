import { isEligible } from 'shared-contracts/memberships';
import { SafeHtml, useSession } from 'shared-platform';
import { Button, Card, Heading, Notice, styled, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../../texts/en.ts';
import { Facts } from '../parts/facts.ts';
import { IncludedPlaces } from './included-places.tsx';
import { MembershipBenefits } from './membership-benefits.tsx';
import { coverageText, durationText, paymentText, periodText, refusalText } from './offer-words.ts';
import type { Offer } from './offers.ts';

const words = texts.membership;

const Body = styled('div')({ containerType: 'inline-size', display: 'grid', gap: '20px' });

interface Props {
  offer: Offer;
  isOpen: boolean;
  hasSetupFee: boolean;
  onChoose(offer: Offer): void;
  onClose(): void;
}

/** All there is to know of a membership (joining specification 2 "Membership details modal"). */
export default function MembershipDialog({ offer, isOpen, hasSetupFee, onChoose, onClose }: Props) {
  const { type, option } = offer;
  const refusal = refusalText(offer, useSession().user !== null);
  const coverage = coverageText(type);
  const canBuy = isEligible(option);

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
          <Button variant="secondary" onClick={onClose}>
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
            <Text>{option.isPurchasable.message ?? refusal}</Text>
          </Card>
        )}
        <Facts>
          {option.isPurchasable.hasPrices && (
            <>
              <dt>{words.price}</dt>
              <dd>
                {option.globalBasePrice.formatted} {periodText(offer)}
              </dd>
              <dt>{words.payNow}</dt>
              <dd>{paymentText(offer)}</dd>
            </>
          )}
          <dt>{words.duration}</dt>
          <dd>{durationText(offer)}</dd>
          {hasSetupFee && option.isPurchasable.hasPrices && (
            <>
              <dt>{words.setupFee}</dt>
              <dd>{option.fees.joiningFee.formatted}</dd>
            </>
          )}
          {type.categories.length > 0 && (
            <>
              <dt>{words.categories}</dt>
              <dd>{type.categories.map(({ name }) => name).join(', ')}</dd>
            </>
          )}
          {coverage !== null && (
            <>
              <dt>{words.coverage}</dt>
              <dd>{coverage}</dd>
            </>
          )}
        </Facts>
        {type.eligibility && (
          <Notice live={false} title={words.forWhom(type.eligibility.name)}>
            {words.proofLater}
          </Notice>
        )}
        {type.description && <SafeHtml html={type.description} />}
        <IncludedPlaces type={type} />
        <MembershipBenefits benefits={type.benefits} />
      </Body>
    </Dialog>
  );
}
