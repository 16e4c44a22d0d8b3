import { activityKind } from 'shared-contracts/activity-kinds';
import { highlights } from 'shared-contracts/api/highlights';
import { SEARCH_KEY, WORDS_KEY } from 'shared-contracts/query-keys';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Heading, styled } from 'shared-ui/core';
import { texts as words } from '../texts/activity-links.ts';

const MOST = 8;
const TODAY = 'today';

/** In the middle below an empty state, else at the start, as the list that it is below. */
const Section = styled('section')({
  marginTop: '32px',
  '&[data-middle]': { textAlign: 'center' },
  '&[data-middle] > ul': { justifyContent: 'center' },
});
const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'var(--target-size, 44px)',
    padding: '8px 16px',
    border: '1px solid var(--ui-control)',
    borderRadius: 'var(--ui-radius-chip, 22px)',
    background: 'var(--ui-surface)',
    color: 'inherit',
    fontWeight: 700,
    fontSize: '0.9375rem',
    lineHeight: 1.25,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '@media (hover: hover)': { '& a:hover': { borderColor: 'var(--brand-strong)' } },
  // In a line of its own, as it is no activity.
  '& li:last-of-type': { flexBasis: '100%' },
  '& a[data-today]': {
    borderColor: 'transparent',
    padding: '8px 0',
    background: 'none',
    color: 'var(--brand-strong)',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

/** Number of letters at the start of a word that are right even where the rest is mistyped. */
const ALIKE = 3;
const beginnings = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= ALIKE)
    .map((word) => word.slice(0, ALIKE));

/**
 * Says of an activity whether words may mean it: one of its words begins like one of them, as in ‘swiming for kids’, or they
 * are of its kind, as ‘padel’ is of that of badminton.
 */
export function similarTo(term: string): (name: string) => boolean {
  const typed = new Set(beginnings(term));
  const kind = activityKind(term);
  return (name) =>
    beginnings(name).some((beginning) => typed.has(beginning)) ||
    (kind !== 'general' && activityKind(name) === kind);
}

/** The names with those first that the term may mean. */
export function similarFirst(names: readonly string[], term: string): string[] {
  const isSimilar = similarTo(term);
  return [...names.filter(isSimilar), ...names.filter((name) => !isSimilar(name))];
}

/** The activities on offer, for words that found nothing; nothing if the API has none. */
export function ActivityLinks({ term, isMiddle }: { term: string; isMiddle?: boolean }) {
  const links = useLinks();
  const { data } = useApiQuery(highlights, {});
  if (!data?.[0]) return null;
  const search = (text: string) =>
    links.to(`/?${new URLSearchParams({ [SEARCH_KEY]: text, [WORDS_KEY]: text })}`);
  const names = data.slice(0, MOST).map(({ name }) => name);
  return (
    <Section aria-labelledby="activity-links" data-middle={isMiddle || undefined}>
      <Heading id="activity-links" level={3} size={4}>
        {words.title}
      </Heading>
      <List>
        {similarFirst(names, term).map((name) => (
          <li key={name}>
            <Link to={search(name)}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={search(TODAY)} data-today="">
            {words.today}
          </Link>
        </li>
      </List>
    </Section>
  );
}
