import { paths } from 'shared-contracts/links';
import { BrandArea, Button, Container } from 'shared-ui/core';
import { useBus, useLinks, useSession, useSite } from '../../hooks/platform-hooks.ts';
import { texts } from '../../texts/en.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 64,
  '& > strong': { flex: 1 },
  '& > strong > a': { color: 'inherit' },
};

/** The minimum while neither the navigation nor its fallback can be loaded: the name of the site, a link home, login and logout. */
export function PlainBar({ isKiosk, onTryAgain }: { isKiosk: boolean; onTryAgain(): void }) {
  const bus = useBus();
  const links = useLinks();
  const { name } = useSite();
  const isLoggedIn = useSession().status !== 'anonymous';
  return (
    <BrandArea component="header" tone="header">
      <Container sx={line}>
        <strong>{isKiosk ? name : <a href={links.to(paths.home)}>{name}</a>}</strong>
        <Button variant="text" onClick={onTryAgain}>
          {texts.session.tryAgain}
        </Button>
        <Button
          variant="text"
          onClick={() =>
            isLoggedIn
              ? bus.emit('session:logout-requested', {})
              : bus.emit('session:login-requested', { resume: null })
          }
        >
          {isLoggedIn ? texts.session.logOut : texts.logIn.title}
        </Button>
      </Container>
    </BrandArea>
  );
}
