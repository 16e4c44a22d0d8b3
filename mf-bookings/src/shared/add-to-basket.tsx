import { useEffect, useRef } from 'react';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, type ButtonProps, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { longDay } from './session-time.ts';
import type { AddOptions } from './use-add-requests.ts';
import type { Basket } from './use-basket.ts';

const words = texts.basket;

type ShownSession = Pick<ScheduledSession, 'id' | 'name' | 'startDate' | 'bookable' | 'clash'>;

interface Props {
  session: ShownSession;
  basket: Basket;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
  options?: AddOptions;
  /** In a list of several days, where the same class starts at the same time on each. */
  hasDay?: boolean;
  /** The button beside it names the person whom it is for. */
  isSecond?: boolean;
  /** True if it tries again where the last places are in other people’s baskets. */
  retries?: boolean;
}

/** Class and time of a button, spoken after its words; with the day where the list has several. */
export const buttonSubject = (
  { name, startDate }: Pick<ShownSession, 'name' | 'startDate'>,
  hasDay: boolean,
) => {
  const time = siteTime(startDate);
  return words.addWhat(name, hasDay ? `${longDay(siteDay(startDate))}, ${time}` : time);
};

/** A person who presses a button beside a clash has read of it. */
export const acceptedClash = ({ clash }: Pick<ScheduledSession, 'clash'>) =>
  clash ? { acceptsClash: true } : {};

/** The way into the basket for one session; nothing where it cannot be booked. */
export function AddToBasket({
  session,
  basket,
  size = 'small',
  variant = 'quiet',
  options,
  hasDay = false,
  isSecond = false,
  retries = false,
}: Props) {
  const links = useLinks();
  const viewLink = useRef<HTMLAnchorElement>(null);
  const isAdding = basket.isAdding(session.id);
  const isHeld = basket.holds(session.id);
  const { claimFocus } = basket;

  // The button that had the focus is gone: the link in its place takes it, also on a screen that mounted again meanwhile.
  useEffect(() => {
    if (isHeld && claimFocus(session.id) && document.activeElement === document.body)
      viewLink.current?.focus();
  }, [isHeld, claimFocus, session.id]);

  if (isHeld) {
    return (
      <Button
        component={Link}
        ref={viewLink}
        to={links.to(paths.basket)}
        // The next step, as loud as the one before it.
        variant={variant === 'primary' ? variant : 'text'}
        size={size}
        endIcon={variant === 'primary' ? undefined : 'arrow-right'}
      >
        {words.view}
      </Button>
    );
  }
  const isRetry = retries && session.bookable.reason === 'reserved';
  if (!session.bookable.canBook && !isAdding && !isRetry) return null;
  const addLabel = basket.forName === null || isSecond ? words.add : words.addFor(basket.forName);
  const label = session.clash ? words.addAnyway : addLabel;
  return (
    <Button
      size={size}
      variant={variant}
      loading={isAdding}
      loadingText={words.adding}
      onClick={() => basket.add(session.id, { ...options, ...acceptedClash(session) })}
    >
      {isRetry ? texts.tryAgain : label} <VisuallyHidden>{buttonSubject(session, hasDay)}</VisuallyHidden>
    </Button>
  );
}
