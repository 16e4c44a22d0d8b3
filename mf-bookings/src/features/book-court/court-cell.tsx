import type { CSSProperties } from 'react';
import type { Slot } from 'shared-contracts/api/facilities';
import { VisuallyHidden } from 'shared-ui/core';
import { sessionTime } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import { CellButton } from './court-grid-layout.ts';
import {
  type CourtTimes,
  freeThroughout,
  type longestFree,
  spanOf,
  type Unavailability,
} from './court-times.ts';
import { courtLabel, priceOfColumn, slotLabel } from './slot-texts.ts';

/** Says whether a cell is the one that was picked, a later time of it, the picked court that is unavailable, or another one. */
export type Picked = 'first' | 'within' | Unavailability | null;

interface Props {
  slot: Slot;
  /** The times that would be booked from this one on; `null` if the day has not so many. */
  times: CourtTimes | null;
  /** The times for which it is free, at most as long as the chosen length; `null` = not free. */
  fit: ReturnType<typeof longestFree>;
  /** The chosen one, in minutes; `null` = each time by itself. */
  length: number | null;
  /** `null` = any free court. */
  court: string | null;
  /** The time is in the basket, on any court. */
  isInBasket: boolean;
  /** The courts are for a linked person. */
  isForLinked: boolean;
  /** The person's own court at this time, in the basket or booked; `null` = not known. */
  ownCourt: string | null;
  picked: Picked;
  /** Symbol of the currency. */
  symbol: string;
  tabIndex: number;
  /** @param length for which it is free */
  onPick(length: number | null): void;
}

/** `own` and `reason` can be pressed like a free one; the reason why there is none is shown below it. */
type Look = 'free' | 'own' | 'reason' | 'closed';

/** Text and look of a cell. */
function cellState(props: Props): { label: string; look: Look } {
  const { slot, fit, court, isInBasket, isForLinked, ownCourt, picked } = props;
  const isOwnTime = isInBasket || slot.bookable.reason === 'already-booked';
  // The row of any court says it if the court is not known.
  if (isInBasket && court === ownCourt) return { label: texts.places.inBasket, look: 'own' };
  if (isOwnTime && court !== null && court === ownCourt) {
    return { label: slotLabel(slot, isForLinked), look: 'own' };
  }
  const isAnother = isInBasket && ownCourt !== null;
  if (court === null && !slot.bookable.canBook && !isAnother)
    return { label: slotLabel(slot, isForLinked), look: 'reason' };
  // A court that was picked for longer than it is free says so, in place of the shorter time.
  if (fit && picked !== 'too-short') return { label: freeLabel(fit, props), look: 'free' };
  // The API may find other courts free or held: one person has one court at a time.
  if (isOwnTime && (court === null || slot.individualFacilityUse.includes(court))) {
    return { label: words.haveAnother, look: 'closed' };
  }
  // Without its name the person's own court may be any that is not free.
  const isUnknown = picked === 'too-short' || (isOwnTime && ownCourt === null);
  return { label: isUnknown ? words.notFree : courtLabel(slot), look: 'closed' };
}

function freeLabel(
  fit: NonNullable<Props['fit']>,
  { slot, court, length, isForLinked, symbol }: Props,
): string {
  if (fit.length !== null && fit.length !== length) {
    return words.onlyFor(fit.length, priceOfColumn(fit.times, symbol));
  }
  if (court !== null) return words.freeCourt;
  return fit.times.length === 1 ? slotLabel(slot, isForLinked) : words.free(freeThroughout(fit.times).length);
}

/** A court at a time: free to be picked, or why it is not. */
export function CourtCell(props: Props) {
  const { slot, times, fit, length, court, picked, tabIndex, onPick } = props;
  const { label: state, look } = cellState(props);
  const label = picked !== null && look === 'free' && !props.isInBasket ? words.chosen : state;
  const shown = picked === 'too-short' ? times : (fit?.times ?? times);
  const what = `${court ?? words.anyCourt}, ${sessionTime(shown ? spanOf(shown) : slot)}`;
  const isQuiet = look === 'reason' || look === 'closed';
  if (look === 'closed') {
    const isMarked = picked === 'taken' || picked === 'too-short';
    return (
      <td tabIndex={tabIndex} data-personal data-quiet="" data-unavailable={isMarked || undefined}>
        <span aria-hidden="true">{label === words.haveAnother ? words.haveOne : label}</span>
        <VisuallyHidden>{`${what}, ${label}`}</VisuallyHidden>
      </td>
    );
  }
  const block = picked === 'first' && !isQuiet ? (times?.length ?? 1) : 1;
  return (
    <td data-personal data-quiet={isQuiet ? '' : undefined}>
      <CellButton
        // Only a chosen time has more than one: there is none before a press.
        style={block > 1 ? ({ '--times': block } as CSSProperties) : undefined}
        data-block={block > 1 || undefined}
        type="button"
        tabIndex={tabIndex}
        aria-pressed={picked === 'first'}
        aria-label={`${what}, ${label}`}
        data-short={(fit && fit.length !== length && picked !== 'first') || undefined}
        data-within={picked === 'within' || undefined}
        data-quiet={isQuiet || undefined}
        data-held={(picked !== 'within' && look === 'own') || undefined}
        onClick={() => onPick(fit ? fit.length : length)}
      >
        {picked === 'within' ? ' ' : label}
      </CellButton>
    </td>
  );
}
