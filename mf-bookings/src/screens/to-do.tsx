import { useIsHydrated } from 'shared-platform';
import { ActivityCards } from '../features/choose-activity/activity-cards.tsx';
import { YourFavourites } from '../features/see-favourites/your-favourites.tsx';

/** What there is to do, and below it, where it moves nothing in sight, what the person likes to come back to. */
export default function ToDo() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <ActivityCards />
      {isHydrated && <YourFavourites />}
    </>
  );
}
