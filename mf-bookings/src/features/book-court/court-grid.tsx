import { Fragment, type ReactNode } from 'react';
import type { FacilityUse, Slot } from 'shared-contracts/api/facilities';
import { siteTime } from 'shared-contracts/dates';
import { useMoneySymbol } from 'shared-platform';
import type { Basket } from '../../shared/use-basket.ts';
import { texts as words } from '../../texts/courts.ts';
import { CourtCell, type Picked } from './court-cell.tsx';
import { Grid, Scroller } from './court-grid-layout.ts';
import { longestFree, type PickedCourt, timesFrom, type Unavailability } from './court-times.ts';
import { BETWEEN_ROWS, useGridFocus } from './grid-focus.ts';
import { priceOfColumn } from './slot-texts.ts';

interface Props {
  facility: FacilityUse;
  /** Its times that have not begun. */
  slots: readonly Slot[];
  /** In minutes; `null` = each time by itself. */
  length: number | null;
  /** Those to choose from, in minutes, shortest first. */
  lengths: readonly number[];
  picked: PickedCourt | null;
  /** The reason that the picked court cannot be booked; any free one would be booked instead. */
  unavailable: Unavailability | null;
  basket: Basket;
  /** The person's own court at a time, in the basket or booked; `null` = not known. */
  ownCourt(slot: Slot): string | null;
  /** The reason that the picked time cannot be booked, shown below it. */
  refusal: ReactNode;
  /** @param length for which it is free: the chosen one, or a shorter one */
  onPick(picked: PickedCourt | null, length: number | null): void;
}

/** The courts of one kind down, the times of a day across: any free cell can be picked. */
export function CourtGrid({
  facility,
  slots,
  length,
  lengths,
  picked,
  unavailable,
  basket,
  ownCourt,
  refusal,
  onPick,
}: Props) {
  const symbol = useMoneySymbol();
  const columns = slots.map((slot) => {
    const times = timesFrom(slots, slot, length);
    const fitOf = (court: string | null) => longestFree(slots, slot, court, { wanted: length, lengths });
    return { slot, times, fitOf, priced: fitOf(null)?.times ?? times };
  });
  const courts = [null, ...facility.individualFacilityUse];
  const focus = useGridFocus({ rows: courts.length, columns: columns.length });
  const pickedTimes = columns.find(({ slot }) => slot.id === picked?.slotId)?.times ?? [];

  function pickedAt(slot: Slot, court: string | null): Picked {
    if (picked === null) return null;
    if (unavailable !== null && picked.court === court) return picked.slotId === slot.id ? unavailable : null;
    if (court !== (unavailable === null ? picked.court : null)) return null;
    if (picked.slotId === slot.id) return 'first';
    return pickedTimes.some(({ id }) => id === slot.id) ? 'within' : null;
  }

  return (
    <Scroller>
      <Grid
        role="grid"
        aria-label={words.times(facility.name)}
        onFocus={focus.onFocus}
        onKeyDown={focus.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{words.court}</th>
            {columns.map(({ slot, priced }) => (
              <th key={slot.id} scope="col">
                <strong>{siteTime(slot.startDate)}</strong>
                <span data-personal>{priced ? priceOfColumn(priced, symbol) : ' '}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courts.map((court, row) => (
            <Fragment key={court ?? ''}>
              <tr data-any={court === null || undefined}>
                <th scope="row">{court ?? words.anyCourt}</th>
                {columns.map(({ slot, times, fitOf }, column) => (
                  <CourtCell
                    key={slot.id}
                    slot={slot}
                    times={times}
                    fit={fitOf(court)}
                    length={length}
                    court={court}
                    isInBasket={basket.holds(slot.id)}
                    isForLinked={basket.forName !== null}
                    ownCourt={ownCourt(slot)}
                    picked={pickedAt(slot, court)}
                    symbol={symbol}
                    tabIndex={focus.tabIndex({ row, column })}
                    onPick={(minutes) =>
                      onPick(pickedAt(slot, court) === 'first' ? null : { slotId: slot.id, court }, minutes)
                    }
                  />
                ))}
              </tr>
              {court === null && refusal && (
                <tr {...BETWEEN_ROWS}>
                  <td colSpan={columns.length + 1}>{refusal}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
