import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks, useSession } from 'shared-platform';
import { Button, Container, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/desk.ts';

interface Props {
  /** Advice for another person. */
  text: string;
  children: ReactNode;
}

/** A page of the front of house. The server refuses everyone but staff (shell specification 6). */
export function StaffOnly({ text, children }: Props) {
  const { user } = useSession();
  const links = useLinks();
  if (!user) return null;
  return (
    <Container sx={{ pb: 8 }}>
      {user.isStaff ? (
        children
      ) : (
        <EmptyState
          level={1}
          icon="user"
          title={texts.staffOnlyTitle}
          action={<Button href={links.cross('bookings', paths.home)}>{texts.toBookings}</Button>}
        >
          {text}
        </EmptyState>
      )}
    </Container>
  );
}
