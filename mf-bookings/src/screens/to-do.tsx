import type { ComponentProps } from 'react';
import { venues } from 'shared-contracts/api/venues';
import { lazyPart, useApiQuery, useIsHydrated, useSession } from 'shared-platform';
import { ActivityCards } from '../features/choose-activity/activity-cards.tsx';
import WhatsOn from '../features/see-whats-on/whats-on.tsx';
import { forgetPlace, useTabPlace } from '../shared/tab-place.ts';

const YourFavourites = lazyPart(
  () => import(/* webpackChunkName: "favourites" */ '../features/see-favourites/your-favourites.tsx'),
);

/** Forgets the place, and leads to the box where another one is typed. */
function changePlace() {
  forgetPlace();
  document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}

/** Coming classes, activities and, below them, where they move nothing in sight, the person’s favourites. */
export default function ToDo({ here, venue }: Pick<ComponentProps<typeof WhatsOn>, 'here' | 'venue'>) {
  const isHydrated = useIsHydrated();
  const { user } = useSession();
  const place = useTabPlace();
  const listed = useApiQuery(venues, {});
  // On a device where no venue was chosen yet, a customer's own one says what is on.
  const own = venue ?? listed.data?.find(({ slug }) => slug === user?.homeVenue?.slug);
  return (
    <>
      <WhatsOn here={here} venue={own} place={place} onChangePlace={changePlace} />
      <ActivityCards />
      {isHydrated && user && <YourFavourites />}
    </>
  );
}
