import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, EmptyState } from 'shared-ui/core';
import { FocusOnMount } from '../../shared/focus-on-mount.tsx';
import { SpotPicture } from '../../shared/spot-picture.tsx';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/review.ts';

/** @param takesFocus the last line has just gone, and with it what held focus. */
export function EmptyBasket({ takesFocus }: { takesFocus: boolean }) {
  const links = useLinks();
  return (
    <FocusOnMount cause={takesFocus}>
      <EmptyState
        picture={<SpotPicture name="bag" />}
        title={words.emptyTitle}
        action={
          <Button component={Link} to={links.to(paths.home)}>
            {texts.basket.findActivity}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </FocusOnMount>
  );
}
