import type { ReactNode } from 'react';
import type { Slot } from 'shared-contracts/api/facilities';
import { VisuallyHidden } from 'shared-ui/core';
import { sessionTime } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/courts.ts';
import { texts } from '../../texts/en.ts';
import { CellButton } from './court-grid-layout.ts';
import { type CourtTimes, freeThroughout, spanOf, type Unavailability } from './court-times.ts';
import { slotLabel } from './slot-texts.ts';

/** Says whether a cell is the one that was picked, a later time of it, the picked court that is unavailable, or another one. */
export type Picked = 'first' | 'within' | Unavailability | null;

interface Props {
  slot: Slot;
  /** The times that would be booked from this one on; `null` if the day has not so many. */
  times: CourtTimes | null;
  /** `null` = any free court. */
  court: string | null;
  /** The time is in the basket, on any court. */
  isInBasket: boolean;
  /** The court in the basket; `null` = not known. */
  heldCourt: string | null;
  picked: Picked;
  tabIndex: number;
  onPick(): void;
}

/** Text of a cell; `isOpen` if pressing it leads to a booking or to the reason why there is none. */
function cellState(props: Props): {
  label: string;
  isOpen: boolean;
  isQuiet: boolean;
} {
  const { slot, times, court, isInBasket, heldCourt } = props;
  const isHeld = isInBasket && (court === null || court === heldCourt);
  if (isHeld || (court === null && !slot.bookable.canBook))
    return { label: slotLabel(slot, isHeld), isOpen: true, isQuiet: !isHeld };
  if (times?.length === 1 && court === null)
    return { label: slotLabel(slot, false), isOpen: true, isQuiet: false };
  const free = times ? freeThroughout(times) : [];
  if (court === null && free.length > 0)
    return { label: words.free(free.length), isOpen: true, isQuiet: false };
  if (court !== null && free.includes(court)) return { label: words.freeCourt, isOpen: true, isQuiet: false };
  // The API may find other courts free or held: one person has one court at a time.
  if (isInBasket && heldCourt !== null) return { label: words.haveAnother, isOpen: false, isQuiet: true };
  if (props.picked === 'taken') return { label: words.taken, isOpen: false, isQuiet: true };
  const reason = slot.bookable.canBook ? null : slot.bookable.reason;
  return { label: reason ? texts.places[reason] : words.notFree, isOpen: false, isQuiet: true };
}

/** A court at a time: free to be picked, or why it is not. */
export function CourtCell(props: Props) {
  const { slot, times, court, picked, tabIndex, onPick } = props;
  const { label: state, isOpen, isQuiet } = cellState(props);
  const label = picked !== null && !isQuiet && !props.isInBasket ? words.chosen : state;
  const what = `${court ?? words.anyCourt}, ${sessionTime(times ? spanOf(times) : slot)}`;
  if (!isOpen) {
    const isMarked = picked === 'taken' || picked === 'too-short';
    return (
      <td tabIndex={tabIndex} data-personal data-quiet="" data-unavailable={isMarked || undefined}>
        <Unavailable shown={isMarked ? label : '–'}>{`${what}, ${label}`}</Unavailable>
      </td>
    );
  }
  return (
    <td data-personal data-quiet={isQuiet ? '' : undefined}>
      <CellButton
        type="button"
        tabIndex={tabIndex}
        aria-pressed={picked === 'first'}
        aria-label={`${what}, ${label}`}
        data-within={picked === 'within' || undefined}
        data-quiet={isQuiet || undefined}
        onClick={onPick}
      >
        {label}
      </CellButton>
    </td>
  );
}

const Unavailable = ({ shown, children }: { shown: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
);
