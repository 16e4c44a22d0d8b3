import { type ReactNode, useEffect } from 'react';
import { useAppName, useLinks } from '../../hooks/platform-hooks.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { useLocation } from '../../router.ts';
import { LoadingScreen } from '../screens/full-page-screens.tsx';
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
