import { type ReactNode, useEffect } from 'react';
import { useAppName, useLinks } from 'shared-platform';
import { LoadingScreen, type RemoteLoader } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { hostOfPath } from './other-host.ts';

interface Props {
  loader: RemoteLoader;
  notFound: ReactNode;
  /** Opens an address in place of this one. */
  replacePage?: (url: string) => void;
}

const replaceThisPage = (url: string) => window.location.replace(url);

/** A path of another host goes there with its query and the display flags; any other is not found. */
export function UnknownPath({ loader, notFound, replacePage = replaceThisPage }: Props) {
  const app = useAppName();
  const links = useLinks();
  const { pathname, search } = useLocation();
  const host = hostOfPath(loader.registry(), app, pathname);
  const url = host && links.cross(host, `${pathname}${search}`);
  useEffect(() => {
    if (url) replacePage(url);
  }, [url, replacePage]);
  return url ? <LoadingScreen /> : notFound;
}
