import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import { paths } from 'shared-contracts/links';
import { Button, styled } from 'shared-ui/core';
import { useShare } from '../../shared/use-share.ts';
import { texts as words } from '../../texts/class-page.ts';
import { sessionIcs } from './session-ics.ts';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 8px' });

interface Props {
  session: ScheduledSession;
  venue: Pick<SessionDetail['venue'], 'slug' | 'name' | 'address'>;
  /** False for a class that this person cannot book now, or that is over: it belongs in no calendar of theirs. */
  isAhead: boolean;
}

/** The link of a class for another person, and the class for one's own calendar. */
export default function ShareButtons({ session, venue, isAhead }: Props) {
  const share = useShare();
  // Flags of the address, such as those of a kiosk, are not for anyone else.
  const findUrl = () => new URL(paths.session(venue.slug, session.id), window.location.origin).href;

  function addToCalendar() {
    const file = new Blob([sessionIcs({ session, venue, url: findUrl() }, new Date())], {
      type: 'text/calendar',
    });
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${session.activity.slug}.ics`;
    link.click();
    // The download has its own hold on the file by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  return (
    <Buttons>
      <Button
        variant="text"
        size="small"
        startIcon="share"
        onClick={() => void share({ title: `${session.name}, ${venue.name}`, url: findUrl() })}
      >
        {words.share}
      </Button>
      {isAhead && (
        <Button variant="text" size="small" startIcon="calendar" onClick={addToCalendar}>
          {words.addToCalendar}
        </Button>
      )}
    </Buttons>
  );
}
