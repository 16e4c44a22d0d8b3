import { Fragment, type ReactNode } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { pastBookings } from 'shared-contracts/api/bookings';
import { favourites } from 'shared-contracts/api/favourites';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { packages } from 'shared-contracts/api/packages';
import { forYou } from 'shared-contracts/api/suggestions';
import { useApiQuery } from 'shared-platform';
import { Stack } from 'shared-ui/core';
import { BookAgain } from '../features/book-again/book-again.tsx';
import { MyFavourites } from '../features/see-my-favourites/my-favourites.tsx';
import { ThisMonth } from '../features/see-this-month/this-month.tsx';
import { AccountSummary } from '../features/see-what-i-have/account-summary.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { texts } from '../texts/en.ts';

interface Props {
  user: User;
  /** Something more pressing is shown above. */
  hasReminder: boolean;
  /** The ways to the other screens, below what the person has and has used. */
  children?: ReactNode;
}

/**
 * The part of the dashboard below the bookings; loaded after them. It appears from the top down, each part once all
 * above it is there, so that nothing moves what a person reads.
 */
export default function AtAGlance({ user, hasReminder, children }: Props) {
  const suggestions = useApiQuery(forYou, {});
  const liked = useApiQuery(favourites, {});
  const past = useApiQuery(pastBookings, {});
  const memberships = useApiQuery(ownMemberships, {});
  const bought = useApiQuery(packages, {});
  const parts = [
    {
      needs: [memberships, bought],
      part: (
        <AccountSummary
          key="summary"
          user={user}
          memberships={memberships}
          bought={bought}
          hasReminder={hasReminder}
        />
      ),
    },
    {
      needs: [past, memberships],
      part: <ThisMonth key="month" userId={user.id} past={past.data} memberships={memberships.data} />,
    },
    { needs: [], part: <Fragment key="ways">{children}</Fragment> },
    { needs: [suggestions], part: <BookAgain key="again" suggestions={suggestions.data} /> },
    { needs: [liked], part: <MyFavourites key="favourites" favourites={liked.data} /> },
  ];
  const pending = parts.findIndex(({ needs }) => needs.some(({ state }) => state === 'loading'));
  return (
    <Stack spacing={5}>
      {parts.slice(0, pending < 0 ? parts.length : pending).map(({ part }) => part)}
      {pending >= 0 && <CardSkeleton key={`before ${pending}`} label={texts.glance.loading} />}
    </Stack>
  );
}
