import type { ReactNode } from 'react';
import type { ScheduledSession, SessionDetail } from 'shared-contracts/api/activities';
import { Icon, Skeleton, styled } from 'shared-ui/core';
import { ageText } from '../../shared/age-text.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/session.ts';
import { genderText } from './session-texts.ts';

const Facts = styled('dl')({
  display: 'grid',
  gap: '16px',
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 14px',
    '& > svg': { gridRow: '1 / span 2', marginTop: '2px', color: 'var(--brand-strong)' },
  },
  '& dt': { fontSize: '0.875rem', color: 'var(--ui-muted)' },
  '& dd': { gridColumn: 2, margin: 0, overflowWrap: 'anywhere' },
});

const LowLine = styled('span')({ display: 'inline-block', marginBlock: '-12px' });

/** The labels of a list as one sentence has them; an abbreviation keeps its capitals. */
const listText = (labels: readonly string[]) =>
  labels
    .map((label, at) =>
      at > 0 && /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
    )
    .join(', ');

interface Props {
  session: ScheduledSession;
  /** Its address is still to come where it is left out. */
  venue: Pick<SessionDetail['venue'], 'name'> & Partial<SessionDetail['venue']>;
  /** The people the class is for. */
  audience: Pick<ScheduledSession, 'ageRange' | 'genderRestriction' | 'accessibilitySupport'>;
  /** Beside the name of the leader, without making its line higher. */
  leaderAction?: ReactNode;
}

/** The place, the leader and the audience, each only where it is known. */
export function SessionFacts({ session, venue, audience, leaderAction }: Props) {
  const whom = [ageText(audience.ageRange), genderText(audience.genderRestriction)].filter(
    (part) => part !== null,
  );
  const fact = (icon: Parameters<typeof Icon>[0]['name'], title: string, value: ReactNode) =>
    value && (
      <div>
        <Icon name={icon} />
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    );
  return (
    <Facts>
      {fact(
        'pin',
        words.where,
        <>
          {session.location ? `${session.location}, ` : ''}
          {venue.name}
          <br />
          {venue.address ?? <Skeleton width={180} />}
        </>,
      )}
      {fact(
        'user',
        words.leader,
        session.leader && (
          <>
            {session.leader} <LowLine>{leaderAction}</LowLine>
          </>
        ),
      )}
      {fact('level', words.levelTitle, session.level && texts.session.level(session.level))}
      {fact('people', words.openTo, listText(whom))}
      {fact('info', words.support, listText(audience.accessibilitySupport))}
    </Facts>
  );
}
