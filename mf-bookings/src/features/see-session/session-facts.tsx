import type { ReactNode } from 'react';
import type { SessionDetail } from 'shared-contracts/api/activities';
import { Icon, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { ageWords, genderWords, whenWords } from './session-words.ts';

const words = texts.session;

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

/** When, where, with whom and for whom, each only where it is known. */
export function SessionFacts({ detail }: { detail: SessionDetail }) {
  const { session, venue } = detail;
  const whom = [ageWords(detail.ageRange), genderWords(detail.genderRestriction)].filter(Boolean);
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
      {fact('calendar', words.when, <time dateTime={session.startDate}>{whenWords(session)}</time>)}
      {fact(
        'pin',
        words.where,
        <>
          {session.location ? `${session.location}, ` : ''}
          {venue.name}
          <br />
          {venue.address}
        </>,
      )}
      {fact('user', words.leader, session.leader)}
      {fact('level', words.levelTitle, session.level && words.level(session.level))}
      {fact('people', words.openTo, whom.join(', '))}
      {fact('info', words.support, detail.accessibilitySupport.join(', '))}
    </Facts>
  );
}
