import { paths } from 'shared-contracts/links';
import { BrandArea, Button, Container } from 'shared-ui/core';
import { useBus, useLinks, useSession, useSite } from '../../hooks/platform-hooks.ts';
import { texts } from '../../texts/en.ts';

/** The least a page needs while neither its navigation nor the bar in place of it can be had: whose site it is, and a way out. */
export function PlainBar({ isKiosk, onTryAgain }: { isKiosk: boolean; onTryAgain(): void }) {
  const bus = useBus();
  const links = useLinks();
  const { name } = useSite();
  const isLoggedIn = useSession().status !== 'anonymous';
  return (
    <BrandArea component="header" tone="header">
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
        <strong style={{ flex: 1 }}>
          {isKiosk ? (
            name
          ) : (
            <a href={links.to(paths.home)} style={{ color: 'inherit' }}>
              {name}
            </a>
          )}
        </strong>
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
