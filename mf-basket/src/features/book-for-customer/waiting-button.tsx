import { useState } from 'react';
import type { DeskSession } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { siteTime } from 'shared-contracts/dates';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { ConfirmDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/desk.ts';
import type { WaitingPlace } from './use-waiting-place.ts';
import { isOnList } from './waiting-text.ts';

const words = texts.addClass;

/** Start of its words at the edge of the button above it, where both have a line of their own. */
const belowButton = { marginInlineStart: 'var(--button-outset, -14px)' };

interface Props {
  session: DeskSession;
  list: WaitingList;
  customer: DeskCustomer;
  place: WaitingPlace;
}

/** The waiting list of a class: one button adds the customer, then takes them off again, so that it keeps the focus. */
export function WaitingButton({ session: { name, startDate }, list, customer, place }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { offeredUntil, position } = list;
  const time = siteTime(startDate);
  const isOn = isOnList(list);
  const isHeld = offeredUntil !== null;

  function press(): void {
    if (!isOn) void place.join();
    else if (place.canUndo) void place.leave();
    else setAsking(true);
  }

  async function confirm(): Promise<void> {
    await place.leave();
    setAsking(false);
  }

  const label = isHeld ? words.giveUp : place.canUndo ? words.undo : words.takeOff;
  return (
    <>
      <Button
        variant={isOn ? 'text' : 'quiet'}
        size="small"
        sx={isHeld ? belowButton : undefined}
        loading={place.isChanging && !isAsking}
        loadingText={isOn ? words.takingOff : words.joining}
        onClick={press}
      >
        {isOn ? label : words.wait}
        <VisuallyHidden>
          {' '}
          {isOn && place.canUndo ? words.undoAbout(name, time) : words.about(name, time)}
        </VisuallyHidden>
      </Button>
      {isOn && (
        <ConfirmDialog
          open={isAsking}
          title={isHeld ? words.giveUpTitle : words.takeOffTitle(customer.name)}
          confirmText={isHeld ? words.giveUp : words.takeOffConfirm}
          cancelText={isHeld ? words.keepHeld : words.keepOn}
          danger
          loading={place.isChanging}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {offeredUntil !== null && words.giveUpText(name, customer.name, siteTime(offeredUntil))}
          {position !== null && words.takeOffText(name, time, position)}
        </ConfirmDialog>
      )}
    </>
  );
}
