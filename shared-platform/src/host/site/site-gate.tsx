import { type ReactNode, useEffect, useState } from 'react';
import { FONTS_ACTIVE } from 'shared-contracts/active-fonts';
import { client as clientEndpoint } from 'shared-contracts/api/client';
import { BrandProvider, type StyleCache } from 'shared-ui/core';
import { ErrorBoundary } from '../../boundaries/error-boundary.tsx';
import { useApiQuery } from '../../hooks/use-api-query.ts';
import { pageNonce } from '../../page/page-nonce.ts';
import { SiteContext, usePlatform } from '../../platform-context.ts';
import { useIsOverdue } from '../screens/full-page-screens.tsx';
import { RootFailureScreen } from '../screens/root-failure.tsx';
import { SiteFailure } from '../site-failure/lazy-failure.tsx';
import { useFontsReady } from '../use-fonts-ready.ts';
import { useSiteTexts } from '../use-site-texts.ts';
import { useSiteTheme } from '../use-site-theme.ts';
import { SiteLoading } from './site-loading.tsx';

const nonce = pageNonce();

/** The page says that it could not be loaded when its first calls are silent for longer than this, in milliseconds. */
export const RESPONSE_TIME_LIMIT = 20_000;

/**
 * Screens in place of the site: the first view until theme and fonts are here, the maintenance page on 503, the error page
 * on another theme failure, not-found when the tenant cannot be loaded (shell specification 1 and 8).
 */
export function SiteGate({ styles, children }: { styles?: StyleCache | undefined; children: ReactNode }) {
  const { boot, brands, kiosk } = usePlatform();
  const theme = useSiteTheme();
  const site = useApiQuery(clientEndpoint, {}, { staleTime: Number.POSITIVE_INFINITY });
  useSiteTexts(site.data, kiosk.memory.get().language);
  // A page that arrived with its theme shows itself at once, in the faces that stand in until its own are active.
  const [cameWithTheme] = useState(theme.data !== undefined);
  const areFontsActive = useFontsReady(theme.data);
  const areFontsReady = areFontsActive || cameWithTheme;
  // The document shows a small spinner in its header until then.
  useEffect(() => {
    if (areFontsActive) document.documentElement.setAttribute(FONTS_ACTIVE, '');
  }, [areFontsActive]);
  const isSilent = useIsOverdue(RESPONSE_TIME_LIMIT, !theme.data || !site.data);
  const look = theme.data ?? boot.brand?.theme ?? {};

  return (
    <BrandProvider theme={look} brand={brands.of(look)} nonce={nonce} styles={styles}>
      {theme.isError ? (
        <SiteFailure kind={theme.error.apiError.status === 503 ? 'maintenance' : 'loadFailure'} />
      ) : boot.isDown && !theme.data ? (
        <SiteFailure kind="maintenance" />
      ) : site.state === 'error' ? (
        <SiteFailure kind="notFound" isPassing={site.error?.isRetryable ?? false} />
      ) : theme.data && site.data && areFontsReady ? (
        <SiteContext value={site.data}>
          <ErrorBoundary
            notFound={null}
            fallback={(_error, tryAgain) => <RootFailureScreen onTryAgain={tryAgain} />}
          >
            {children}
          </ErrorBoundary>
        </SiteContext>
      ) : isSilent ? (
        <SiteFailure kind="loadFailure" />
      ) : (
        <SiteLoading />
      )}
    </BrandProvider>
  );
}
