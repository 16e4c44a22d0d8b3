import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clearJoiningCart, type JoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { paths } from 'shared-contracts/links';
import { useApi, useApiQuery, useFlags, useLinks, useToast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Notice, styled, Text } from 'shared-ui/core';
import { isInCart } from '../../shared/machine/cart-selection.ts';
import { sectionDefinitions } from '../../shared/machine/section-definitions.ts';
import { describeSections } from '../../shared/machine/section-flow.ts';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { focusSection } from '../../shared/sections/focus-section.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useIsReadyToPay } from '../../shared/state/use-is-ready-to-pay.ts';
import { useJoiningFacts } from '../../shared/state/use-joining-facts.ts';
import { texts } from '../../texts/change.ts';

/** Paying is never missing. */
const parts: Partial<Record<SectionId, string>> = texts.waiting.parts;

/** The missing parts, each a link; a number would be that of a section. */
const List = styled('ul')({
  margin: '8px 0 0',
  paddingInlineStart: '24px',
  '& > li + li': { marginTop: '8px' },
});

/** A link in the list, on its line. */
const INLINE = { justifyContent: 'start', marginBlock: '-10px', paddingBlock: 0, textAlign: 'start' };

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

/** Takes what it shows into view: Back from the checkout may have led to where the button was that led there. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // In braces: a browser may answer with a promise, which is nothing to clean up with.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box ref={place} sx={{ mb: 3, scrollMarginTop: 'calc(var(--ui-header-height) + 24px)' }}>
      {children}
    </Box>
  );
}

/** The membership of this joining, which lacks nothing, as after Back from the checkout: it can be paid for. */
function ReadyToPay({ cart }: { cart: JoiningCart }) {
  const links = useLinks();
  // Another section is open only to be changed, and then its own button is the loud one.
  const isAsLeft = useJoining().joining.open === 'details_section';
  return (
    <InView>
      <Notice
        severity="success"
        title={texts.waiting.readyTitle}
        action={
          <Button variant={isAsLeft ? 'primary' : 'secondary'} component={Link} to={links.to(paths.checkout)}>
            {texts.waiting.toCheckout}
          </Button>
        }
      >
        {texts.waiting.ready(cart.membershipType.name ?? '')}
      </Notice>
    </InView>
  );
}

/** The membership of this joining, with the incomplete sections before it can be paid for. */
function StillMissing({ cart }: { cart: JoiningCart }) {
  const { joining, send } = useJoining();
  const person = useJoiningFacts();
  const missing = describeSections(sectionDefinitions, joining, person).filter(({ definition }) =>
    joining.incomplete.includes(definition.id),
  );
  if (missing.length === 0) return null;
  function goOn(id: SectionId) {
    send({ type: 'section-edited', id, person });
    focusSection(id);
  }
  return (
    <InView>
      <Notice title={texts.waiting.missingTitle(missing.length)}>
        <Text>{texts.waiting.missing(cart.membershipType.name ?? '')}</Text>
        <List>
          {missing.map(({ definition: { id } }) => (
            <li key={id}>
              <Button variant="text" size="small" sx={INLINE} onClick={() => goOn(id)}>
                {parts[id]}
              </Button>
            </li>
          ))}
        </List>
      </Notice>
    </InView>
  );
}

/** The notice about what is in the basket. */
function WaitingNotice() {
  const { joining } = useJoining();
  const { kiosk } = useFlags();
  const isReady = useIsReadyToPay();
  const { data: cart } = useApiQuery(joiningCart, {}, { enabled: false });
  if (!cart || kiosk) return null;
  if (cart.membershipId !== null) return <WaitingChange cart={cart} membershipId={cart.membershipId} />;
  if (!isInCart(joining, cart)) return null;
  return isReady ? <ReadyToPay cart={cart} /> : <StillMissing cart={cart} />;
}

/** Says above the sections what waits in the basket of a person who joins. They come together, so that nothing moves. */
export default function WaitingPurchase({ children }: { children?: ReactNode }) {
  return (
    <>
      <WaitingNotice />
      {children}
    </>
  );
}
