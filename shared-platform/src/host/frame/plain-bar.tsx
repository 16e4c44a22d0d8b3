import { paths } from 'shared-contracts/links';
import { BrandArea, Button, Container, styled } from 'shared-ui/core';
import { useBus, useLinks, useSession, useSite } from '../../hooks/platform-hooks.ts';
import { texts } from '../../texts/en.ts';

const Mark = styled('strong')({ flex: 1, '& > a': { color: 'inherit' } });

/** The minimum while neither the navigation nor its fallback can be loaded: the name of the site, a link home, and the logout. */
export function PlainBar({ isKiosk, onTryAgain }: { isKiosk: boolean; onTryAgain(): void }) {
  const bus = useBus();
  const links = useLinks();
  const { name } = useSite();
  const isLoggedIn = useSession().status !== 'anonymous';
  return (
    <BrandArea component="header" tone="header">
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
        <Mark>{isKiosk ? name : <a href={links.to(paths.home)}>{name}</a>}</Mark>
        <Button variant="text" onClick={onTryAgain}>
          {texts.session.tryAgain}
        </Button>
        {isLoggedIn && (
          <Button variant="text" onClick={() => bus.emit('session:logout-requested', {})}>
            {texts.session.logOut}
          </Button>
        )}
      </Container>
    </BrandArea>
  );
}
