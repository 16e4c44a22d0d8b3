import type { ComponentProps } from 'react';
import { useIsHydrated } from 'shared-platform';
import { ActivityCards } from '../features/choose-activity/activity-cards.tsx';
import { YourFavourites } from '../features/see-favourites/your-favourites.tsx';
import WhatsOn from '../features/see-whats-on/whats-on.tsx';

/** Coming classes, activities and, below them, where they move nothing in sight, the person’s favourites. */
export default function ToDo(props: ComponentProps<typeof WhatsOn>) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <WhatsOn {...props} />
      <ActivityCards />
      {isHydrated && <YourFavourites />}
    </>
  );
}
