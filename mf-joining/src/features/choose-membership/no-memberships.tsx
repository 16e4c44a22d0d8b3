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

/** No membership fits the filters; where the person can buy none for one reason, it is said. */
export function NoMemberships({ isEmpty, ineligible, onShowIneligible, onOtherWay, otherWay }: Props) {
  const { joining, send } = useJoining();
  const [reason, ...others] = new Set(ineligible.map((offer) => refusalText(offer, true)));
  return (
    <EmptyState
      icon="search"
      title={words.none}
      level={3}
      action={
        isEmpty && modeRules[joining.mode].isHeld === false ? (
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
      {reason && others.length === 0 ? reason : isEmpty ? words.noneOnline : words.noneHint}
    </EmptyState>
  );
}
