import { paths } from 'shared-contracts/links';
import { LoginButton, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, EmptyState } from 'shared-ui/core';
import { SpotPicture } from '../../shared/spot-picture.tsx';
import { texts as words } from '../../texts/review.ts';

/** A basket may be opened logged out; what is in it belongs to an account (decisions 21). */
export function VisitorBasket() {
  const links = useLinks();
  return (
    <EmptyState
      picture={<SpotPicture name="bag" />}
      title={words.visitorTitle}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          <LoginButton>{words.logIn}</LoginButton>
          <Button variant="text" component={Link} to={links.to(paths.home)}>
            {words.keepBrowsing}
          </Button>
        </Box>
      }
    >
      {words.visitorText}
    </EmptyState>
  );
}
