import type { ComponentProps } from 'react';
import { lazyPart, useIsHydrated, useSession } from 'shared-platform';
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
export default function ToDo(props: Pick<ComponentProps<typeof WhatsOn>, 'here' | 'venue'>) {
  const isHydrated = useIsHydrated();
  const { user } = useSession();
  const place = useTabPlace();
  return (
    <>
      <WhatsOn {...props} place={place} onChangePlace={changePlace} />
      <ActivityCards />
      {isHydrated && user && <YourFavourites />}
    </>
  );
}
