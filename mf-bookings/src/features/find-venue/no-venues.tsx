import { useFlags, useSite } from 'shared-platform';
import { Button, EmptyState } from 'shared-ui/core';
import { Drawing } from '../../shared/pictures/drawing.tsx';
import { texts as words } from '../../texts/found-venues.ts';

/** A tenant without a venue, and the way to ask about it; a kiosk leads to no other site. */
export default function NoVenues() {
  const { contactUrl } = useSite();
  const { kiosk } = useFlags();
  return (
    <EmptyState
      picture={<Drawing name="day" />}
      title={words.noneAtAll}
      level={3}
      action={contactUrl && !kiosk && <Button href={contactUrl}>{words.contact}</Button>}
    >
      {words.noneAtAllText}
    </EmptyState>
  );
}
