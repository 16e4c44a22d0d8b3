import type { ComponentPropsWithRef } from 'react';
import { useAppName, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import type { Destination } from './destination.ts';

export interface DestinationLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  destination: Destination;
}

/** A router link on this host; a plain one to another host, display flags kept; others get no flags. */
export function DestinationLink({ destination, ...anchor }: DestinationLinkProps) {
  const app = useAppName();
  const links = useLinks();
  if ('url' in destination) return <a {...anchor} href={destination.url} />;
  if (destination.app === app) return <Link {...anchor} to={links.to(destination.path)} />;
  return <a {...anchor} href={links.cross(destination.app, destination.path)} />;
}
