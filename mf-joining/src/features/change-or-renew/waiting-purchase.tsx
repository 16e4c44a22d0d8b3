import { useState } from 'react';
import { clearJoiningCart, type JoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { paths } from 'shared-contracts/links';
import { useApi, useApiQuery, useLinks, useToast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Notice, styled, Text } from 'shared-ui/core';
import { isInCart } from '../../shared/machine/cart-selection.ts';
import { focusSection } from '../../shared/sections/focus-section.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/change.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

const held = {
  change: { words: texts.waiting.change, pathOf: paths.changeMembership },
  renewal: { words: texts.waiting.renewal, pathOf: paths.renewMembership },
} as const;

/** A change or a renewal that is not what the person is doing here, with ways to continue and to drop it. */
function WaitingChange({ cart, membershipId }: { cart: JoiningCart; membershipId: string }) {
  const api = useApi();
  const links = useLinks();
  const toast = useToast();
  const { joining } = useJoining();
  const [isDropping, setDropping] = useState(false);
  const { words, pathOf } = held[cart.purchase === 'renewal' ? 'renewal' : 'change'];

  async function drop() {
    setDropping(true);
    const result = await api.call(clearJoiningCart, {});
    setDropping(false);
    if (!result.ok) {
      toast({ content: result.error.serverMessage ?? texts.waiting.failed, type: 'danger' });
      return;
    }
    api.setAnswer(joiningCart, {}, null);
    toast({ content: texts.waiting.dropped, type: 'success' });
    // The button that had the focus is gone.
    focusSection(joining.open ?? 'centre_section');
  }

  return (
    <Notice
      title={words.title}
      sx={{ mb: 3 }}
      action={
        <Actions>
          <Button component={Link} to={links.to(pathOf(membershipId))}>
            {words.goOn}
          </Button>
          <Button variant="text" loading={isDropping} onClick={() => void drop()}>
            {texts.waiting.drop}
          </Button>
        </Actions>
      }
    >
      <Text>{texts.waiting.lead(cart.membershipType.name ?? '')}</Text>
      <Text tone="muted">{texts.waiting.hint}</Text>
    </Notice>
  );
}

/** The membership of this joining, which lacks nothing, as after a reload around an embedded page: it can be paid for. */
function ReadyToPay({ cart }: { cart: JoiningCart }) {
  const links = useLinks();
  return (
    <Notice
      title={texts.waiting.readyTitle}
      sx={{ mb: 3 }}
      action={
        <Button component={Link} to={links.to(paths.checkout)}>
          {texts.waiting.toCheckout}
        </Button>
      }
    >
      {texts.waiting.ready(cart.membershipType.name ?? '')}
    </Notice>
  );
}

/** Says what waits in the basket of a person who joins. */
export function WaitingPurchase() {
  const { joining } = useJoining();
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  if (!cart) return null;
  if (cart.membershipId !== null) return <WaitingChange cart={cart} membershipId={cart.membershipId} />;
  const isComplete = cart.steps?.every(({ missing }) => missing.length === 0) ?? false;
  return isComplete && isInCart(joining, cart) ? <ReadyToPay cart={cart} /> : null;
}
