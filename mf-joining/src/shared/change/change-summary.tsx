import { Heading, styled } from 'shared-ui/core';
import { texts } from '../../texts/change.ts';
import { useChosenOffer } from '../offers/use-chosen-offer.ts';
import { useHeld } from '../offers/use-held.ts';
import { Differences } from './differences.tsx';

const Root = styled('section')({
  display: 'grid',
  gap: '16px',
});

/** Benefits gained and lost by a change; nothing in the other modes, or where the server does not list them. */
export function ChangeSummary() {
  const { heldType } = useHeld().data ?? {};
  const offer = useChosenOffer();
  if (!heldType || !offer) return null;
  return (
    <Root aria-labelledby="joining-change">
      <Heading level={3} size={4} id="joining-change">
        {texts.summary}
      </Heading>
      <Differences before={heldType} now={offer.type} />
    </Root>
  );
}
