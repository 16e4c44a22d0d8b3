import type { User } from 'shared-contracts/api/auth';
import { Stack } from 'shared-ui/core';
import { AccountSummary } from '../features/account-summary/account-summary.tsx';
import { BookAgain } from '../features/book-again/book-again.tsx';
import { MyFavourites } from '../features/see-my-favourites/my-favourites.tsx';
import { ThisMonth } from '../features/see-this-month/this-month.tsx';

interface Props {
  user: User;
  /** Something more pressing is shown above. */
  hasReminder: boolean;
}

/** The part of the dashboard below the bookings; loaded after them. */
export default function AtAGlance({ user, hasReminder }: Props) {
  return (
    <Stack spacing={5}>
      <BookAgain />
      <MyFavourites />
      <ThisMonth userId={user.id} />
      <AccountSummary hasInstruction={user.hasInstruction} hasReminder={hasReminder} />
    </Stack>
  );
}
