import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks, useSession } from 'shared-platform';
import { Button, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/not-allowed.ts';

/** A page of the front of house for someone who may not read it, with a way to a page that they may. */
export function NotAllowed({ title, children }: { title: string; children: ReactNode }) {
  const { user } = useSession();
  const links = useLinks();
  const [app, label] = user?.isStaff
    ? (['front-of-house', texts.toDesk] as const)
    : (['bookings', texts.toBookings] as const);
  return (
    <EmptyState
      level={1}
      icon="user"
      title={title}
      action={<Button href={links.cross(app, paths.home)}>{label}</Button>}
    >
      {children}
    </EmptyState>
  );
}
