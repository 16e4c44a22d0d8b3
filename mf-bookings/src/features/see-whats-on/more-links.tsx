import { siteTime } from 'shared-contracts/dates';
import { useIsHydrated, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { styled, TextLink } from 'shared-ui/core';
import { texts as words } from '../../texts/whats-on.ts';

/** By the venue's clock: from then on hardly anything starts, and people look for the next day. */
const EVENING_IS_OVER = '22:00';

const Links = styled('nav')({
  display: 'flex',
  gap: '4px 20px',
  // The room below their words is that of the section.
  margin: '4px 0 -10px',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target-size, 44px)' },
});

/** Searches that go on from here, in the words that a person would type. */
export function MoreLinks({ isNearPerson, near }: { isNearPerson: boolean; near: string | undefined }) {
  const links = useLinks();
  // A page that many share is hydrated as it was rendered, at whatever time that was.
  const isLate = useIsHydrated() && siteTime(new Date()) >= EVENING_IS_OVER;
  const next = isLate ? 'tomorrow' : 'tonight';
  const place = near && !isNearPerson ? `near ${near}` : 'near me';
  const search = (when: string, filters: Record<string, string> = {}) => {
    const term = `${place} ${when}`;
    const query = new URLSearchParams({ search: term, q: term, ...filters });
    if (isNearPerson) query.set('near', 'me');
    return links.to(`/?${query}`);
  };
  return (
    <Links aria-label={words.more}>
      <TextLink component={Link} to={search(next)}>
        {isLate ? words.tomorrow : words.tonight}
      </TextLink>
      <TextLink component={Link} to={search(next, { price: 'free', places: 'left' })}>
        {isLate ? words.freeTomorrow : words.freeTonight}
      </TextLink>
      <TextLink component={Link} to={search('this weekend')}>
        {words.weekend}
      </TextLink>
    </Links>
  );
}
