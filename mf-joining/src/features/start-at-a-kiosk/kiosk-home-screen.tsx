import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { joiningVenue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import {
  useApiQuery,
  useKioskCentre,
  useLinks,
  useScreenTitle,
  useSession,
  useSite,
  useVenue,
} from 'shared-platform';
import { useSearchParams } from 'shared-platform/router';
import { BrandArea, Heading, Icon, Skeleton, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';
import { CourtPicture } from './court-picture.tsx';
import { PoolPicture } from './pool-picture.tsx';
import { InnerTile, OuterTile, TALL, TileLabel, WIDE } from './way-tile.ts';

const Screen = styled(BrandArea)({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 'clamp(32px, 6vmin, 72px)',
  // It fills what bar, notices and settings leave of the screen, so that nothing has to be scrolled to.
  flex: 1,
  'main:has(> &)': { display: 'flex', flexDirection: 'column' },
  // Room for the settings, which come a moment later.
  marginBottom: 'max(0px, 72px - var(--view-bottom, 0px))',
  // Notifications have a place of their own above the welcome: below it are tiles and notices.
  'html:has(&)': { '--toast-top': 'calc(var(--ui-header-height) + 16px)', '--toast-bottom': 'auto' },
  // Beside the edges of bar and notices.
  padding: '112px clamp(16px, 4vw, 40px) clamp(16px, 2vmin, 32px)',
  [WIDE]: {
    // From the top on: a name that comes late moves nothing.
    justifyContent: 'start',
    gap: 'clamp(24px, 5vmin, 72px)',
    paddingBottom: '8px',
    '& h1': { fontSize: 'calc(3.25rem * var(--heading-scale))' },
  },
  [TALL]: { justifyContent: 'flex-end' },
});

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 'clamp(20px, 3vmin, 32px)',
  [TALL]: {
    flex: '1 1 calc(46dvh / var(--kiosk-scale, 1))',
    maxHeight: 'calc(64dvh / var(--kiosk-scale, 1))',
  },
});

/** On a tall screen most names take two lines; until the name is known, they are kept free. */
const twoLines = { [TALL]: { display: 'grid', alignContent: 'end', minHeight: '2lh' } };

/** The start screen of a terminal in a centre (joining specification 2): the centre's welcome and two ways on. */
export default function KioskHomeScreen() {
  useScreenTitle(texts.title);
  const [query] = useSearchParams();
  const site = useSite();
  const firstName = useSession().user?.firstName;
  const links = useLinks();
  const { select, forget, slug: selected } = useVenue();
  const { slug: standsIn, settle } = useKioskCentre();
  const slug = query.get('centre') || standsIn || selected;
  const centre = useApiQuery(joiningVenue, { params: { venue: slug ?? '' } }, { enabled: slug !== null });
  const known = slug === null ? undefined : centre.data;
  const isLoading = slug !== null && centre.state === 'loading';
  // A person who presses before the centre is known keeps it.
  const target = isLoading ? slug : known?.slug;

  const isGone = slug !== null && centre.error?.kind === 'not-found';
  const leave = useEffectEvent((gone: string) => {
    if (gone === standsIn) settle(null);
    forget(gone);
  });
  useEffect(() => {
    if (isGone) leave(slug);
  }, [isGone, slug]);

  const standIn = useEffectEvent((known: string) => {
    if (known !== standsIn) settle(known);
    select(known);
  });
  const knownSlug = known?.slug;
  useLayoutEffect(() => {
    if (knownSlug) standIn(knownSlug);
  }, [knownSlug]);

  return (
    <Screen tone="dark">
      <div>
        <Heading level={1} size="display" sx={twoLines}>
          {isLoading ? (
            <>
              <VisuallyHidden>{texts.title}</VisuallyHidden>
              <Skeleton width="min(100%, 12em)" height="1.1em" />
            </>
          ) : (
            texts.welcome(known?.name ?? site.name)
          )}
        </Heading>
        <Text size="lead" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {firstName ? texts.leadTo(firstName) : texts.lead}
        </Text>
      </div>
      <Ways>
        <InnerTile to={links.to(target ? paths.centre(target) : paths.home)}>
          <PoolPicture />
          <TileLabel>
            {texts.buy}
            <Icon name="arrow-right" size={40} />
          </TileLabel>
        </InnerTile>
        <OuterTile href={links.cross('bookings', target ? paths.venue(target) : paths.home)}>
          <CourtPicture />
          <TileLabel>
            {texts.book}
            <Icon name="arrow-right" size={40} />
          </TileLabel>
        </OuterTile>
      </Ways>
    </Screen>
  );
}
