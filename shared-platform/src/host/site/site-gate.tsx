import type { ReactNode } from 'react';
import { client as clientEndpoint } from 'shared-contracts/api/client';
import { BrandProvider } from 'shared-ui/core';
import { useApiQuery } from '../../hooks/use-api-query.ts';
import { SiteContext } from '../../platform-context.ts';
import {
  LoadFailureScreen,
  LoadingScreen,
  MaintenanceScreen,
  NotFoundScreen,
} from '../screens/full-page-screens.tsx';
import { useFontsReady } from '../use-fonts-ready.ts';
import { useSiteTexts } from '../use-site-texts.ts';
import { useSiteTheme } from '../use-site-theme.ts';
import { pageNonce } from './page-nonce.ts';

const nonce = pageNonce();

/**
 * What stands before the site: the spinner until theme and fonts are here, the maintenance page on 503, the error page
 * on another theme failure, not-found when the tenant cannot be loaded (shell specification 1 and 8).
 */
export function SiteGate({ children }: { children: ReactNode }) {
  const theme = useSiteTheme();
  const site = useApiQuery(clientEndpoint, {}, { staleTime: Number.POSITIVE_INFINITY });
  useSiteTexts(site.data);
  const areFontsReady = useFontsReady(theme.data);

  if (theme.isError) {
    return (
      <BrandProvider theme={{}} nonce={nonce}>
        {theme.error.apiError.status === 503 ? <MaintenanceScreen /> : <LoadFailureScreen homeHref="/" />}
      </BrandProvider>
    );
  }
  return (
    <BrandProvider theme={theme.data ?? {}} nonce={nonce}>
      {site.state === 'error' ? (
        <NotFoundScreen homeHref="/" />
      ) : theme.data && site.data && areFontsReady ? (
        <SiteContext value={site.data}>{children}</SiteContext>
      ) : (
        <LoadingScreen />
      )}
    </BrandProvider>
  );
}
