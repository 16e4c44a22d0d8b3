import { paths } from 'shared-contracts/links';
import { useLinks, useSession } from 'shared-platform';
import { Button, EmptyState } from 'shared-ui/core';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { refusalText } from '../../shared/offers/offer-texts.ts';
import type { Offer } from '../../shared/offers/offers.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts as words } from '../../texts/membership.ts';

interface Props {
  /** The centre has none for anyone. */
  isEmpty: boolean;
  /** Memberships that are not listed because this person cannot buy them. */
  ineligible: readonly Offer[];
  /** Lists them; missing where the venue does not allow it. */
  onShowIneligible?: ((shows: boolean) => void) | undefined;
  /** Shows those of the type that are paid for the other way; missing where there are none. */
  onOtherWay: (() => void) | undefined;
  /** The name of that way. */
  otherWay: string;
}

/** The reason that most of them have. */
function commonest(reasons: readonly (string | null)[]): string | null {
  const countOf = (reason: string | null) => reasons.filter((other) => other === reason).length;
  return reasons.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? null;
}

/**
 * No membership fits the filters; where the person can buy none for one reason, it is said. A debt is a reason for all of
 * them, and has a way to pay it.
 */
export function NoMemberships({ isEmpty, ineligible, onShowIneligible, onOtherWay, otherWay }: Props) {
  const { joining, send } = useJoining();
  const links = useLinks();
  const reasons = ineligible.map((offer) => refusalText(offer, true));
  const owes = useSession().user?.hasOutstandingPenalties === true && reasons.length > 0;
  const reason = owes || new Set(reasons).size === 1 ? commonest(reasons) : null;
  return (
    <EmptyState
      icon="search"
      title={words.none}
      level={3}
      action={
        owes ? (
          <Button href={links.cross('my-account', paths.payments)}>{words.pay}</Button>
        ) : isEmpty && modeRules[joining.mode].isHeld === false ? (
          <Button onClick={() => send({ type: 'centre-given-up' })}>{words.otherCentre}</Button>
        ) : onOtherWay ? (
          <Button onClick={onOtherWay}>{words.showWay(otherWay)}</Button>
        ) : (
          ineligible.length > 0 &&
          onShowIneligible && (
            <Button variant="quiet" onClick={() => onShowIneligible(true)}>
              {words.showIneligible}
            </Button>
          )
        )
      }
    >
      {reason ? reason : isEmpty ? words.noneOnline : words.noneHint}
    </EmptyState>
  );
}
