import { useCentre } from '../../shared/centre/use-centre.ts';
import { periodText } from '../../shared/offers/offer-texts.ts';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/en.ts';
import { Facts } from './facts.ts';

const words = texts.sidebar;

/** The home centre and the membership, as far as they are chosen. The price of a term is below, where it is paid. */
export function SelectionFacts() {
  const { joining } = useJoining();
  const { centre } = useCentre(joining.centreSlug);
  const offer = useChosenOffer();
  if (!centre && !offer) return null;
  return (
    <Facts>
      {centre && (
        <>
          <dt>{words.homeCentre}</dt>
          <dd>{centre.name}</dd>
        </>
      )}
      {offer && (
        <>
          <dt>{words.membership}</dt>
          <dd>
            {offer.type.name}
            {offer.paymentType === 'recurring' && (
              <small>
                {offer.option.globalBasePrice.formatted} {periodText(offer)}
              </small>
            )}
          </dd>
        </>
      )}
    </Facts>
  );
}
