import { useIsHydrated } from 'shared-platform';
import { ActivityCards } from '../features/choose-activity/activity-cards.tsx';
import { YourFavourites } from '../features/see-favourites/your-favourites.tsx';

/** Things to do and, below them, where they move nothing in sight, the person’s favourites. */
export default function ToDo() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <ActivityCards />
      {isHydrated && <YourFavourites />}
    </>
  );
}
