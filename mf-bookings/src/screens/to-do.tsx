import { type ComponentProps, useState } from 'react';
import { favourites } from 'shared-contracts/api/favourites';
import { venues } from 'shared-contracts/api/venues';
import { lazyPart, useApiQuery, useIsHydrated, useSession } from 'shared-platform';
import { Heading } from 'shared-ui/core';
import { ActivityCards } from '../features/choose-activity/activity-cards.tsx';
import WhatsOn from '../features/see-whats-on/whats-on.tsx';
import { Cards, Title } from '../shared/card-section.ts';
import { GhostCards } from '../shared/ghost-cards.tsx';
import { forgetPlace, useTabPlace } from '../shared/tab-place.ts';
import { texts as words } from '../texts/favourites.ts';

const YourFavourites = lazyPart(
  () => import(/* webpackChunkName: "favourites" */ '../features/see-favourites/your-favourites.tsx'),
  {
    pending: () => (
      <section aria-busy>
        <Title>
          <Heading level={2} size={3}>
            {words.title}
          </Heading>
        </Title>
        <Cards data-favourites>
          <GhostCards />
        </Cards>
      </section>
    ),
  },
);

/** Forgets the place, and leads to the box where another one is typed. */
function changePlace() {
  forgetPlace();
  document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}

/**
 * Coming classes and activities. The favourites of a person who has any are in place of the classes, which then follow: both
 * have the same height, so that nothing moves when it becomes known.
 */
export default function ToDo({ here, venue }: Pick<ComponentProps<typeof WhatsOn>, 'here' | 'venue'>) {
  const isHydrated = useIsHydrated();
  const { user } = useSession();
  const place = useTabPlace();
  const listed = useApiQuery(venues, {});
  const liked = useApiQuery(favourites, {}, { enabled: user !== null });
  // The last one that is taken off the list stays in its place.
  const [hasLiked, setLiked] = useState(false);
  if (!hasLiked && liked.data && liked.data.length > 0) setLiked(true);
  // On a device where no venue was chosen yet, a customer's own one says what is on.
  const own = venue ?? listed.data?.find(({ slug }) => slug === user?.homeVenue?.slug);
  const isLed = isHydrated && user !== null && hasLiked;
  const whatsOn = (
    <WhatsOn
      here={here}
      venue={own}
      place={place}
      onChangePlace={changePlace}
      isWaiting={user !== null && liked.state === 'loading'}
      isSecond={isLed}
    />
  );
  return (
    <>
      {isLed ? <YourFavourites /> : whatsOn}
      <ActivityCards />
      {isLed && whatsOn}
    </>
  );
}
