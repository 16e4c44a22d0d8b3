import { useState } from 'react';
import { theme } from 'shared-contracts/api/theme';
import { paths } from 'shared-contracts/links';
import { Button, Text } from 'shared-ui/core';
import { useBus, useLinks, useSession, useSite } from '../../hooks/platform-hooks.ts';
import { useApiQuery } from '../../hooks/use-api-query.ts';
import { usePlatform } from '../../platform-context.ts';
import { words } from '../../texts/static-bar.ts';
import { themeArguments } from '../use-site-theme.ts';
import { SiteBar } from './site-bar.tsx';

export interface StaticBarProps {
  isKiosk: boolean;
  onTryAgain(): Promise<void> | void;
}

/** On a phone there is no room for the reason; those who cannot see the page still hear it. */
const onlySpoken = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Essentials of a page whose navigation cannot be loaded: the brand, home, the login and the logout. */
export default function StaticBar({ isKiosk, onTryAgain }: StaticBarProps) {
  const bus = useBus();
  const links = useLinks();
  const { name, kioskHomeUrl } = useSite();
  const { venue } = usePlatform();
  const { data } = useApiQuery(theme, themeArguments(venue.slug.get()), { enabled: false });
  const isLoggedIn = useSession().status !== 'anonymous';
  const [isTrying, setTrying] = useState(false);

  async function tryAgain() {
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  }

  return (
    <SiteBar
      name={name}
      logo={data?.themeAppLogo ?? null}
      homeHref={isKiosk ? null : links.to(paths.home)}
      isKiosk={isKiosk}
    >
      <Text role="status" size="small" sx={{ '@media (max-width: 767.98px)': onlySpoken }}>
        {words.failed}
      </Text>
      <Button variant="text" loading={isTrying} onClick={() => void tryAgain()}>
        {words.tryAgain}
      </Button>
      {isLoggedIn ? (
        <Button variant="text" onClick={() => bus.emit('session:logout-requested', {})}>
          {words.logOut}
        </Button>
      ) : (
        <Button variant="text" onClick={() => bus.emit('session:login-requested', { resume: null })}>
          {words.logIn}
        </Button>
      )}
      {isKiosk && (
        <Button
          variant="secondary"
          href={kioskHomeUrl ?? links.cross('online-joining', paths.kiosk)}
          onClick={(event) => {
            if (bus.emit('kiosk:home-requested', {})) event.preventDefault();
          }}
        >
          {words.startOver}
        </Button>
      )}
    </SiteBar>
  );
}
