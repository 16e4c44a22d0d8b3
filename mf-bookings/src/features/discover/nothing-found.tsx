import type { ReactNode } from 'react';
import { highlights } from 'shared-contracts/api/highlights';
import { useApiQuery } from 'shared-platform';
import { Button, EmptyState, styled } from 'shared-ui/core';
import { ActivityLinks, similarTo } from '../../shared/activity-links.tsx';
import { Drawing } from '../../shared/pictures/drawing.tsx';
import { texts as words } from '../../texts/discover.ts';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px 16px' });

interface Props {
  /** The submitted term: `padel tonight`. */
  term: string;
  /** Its words that name no activity: `padel`; `null` if they name one, or there are none. */
  unknown: string | null;
  /** Says that there is nothing, where the words name an activity. */
  none: string;
  hint: string;
  /** The same search for a later day, if its time has passed. */
  laterTerm: string | null;
  /** Ways on besides another search. */
  children: ReactNode;
  onSearch(term: string): void;
}

/** Nothing matches a search: why, and the nearest search that may find something. */
export function NothingFound({ term, unknown, none, hint, laterTerm, children, onSearch }: Props) {
  const search = (text: string, variant: 'quiet' | 'text' = 'quiet') => (
    <Button variant={variant} onClick={() => onSearch(text)}>
      {words.searchLater(text)}
    </Button>
  );
  return (
    <div>
      <EmptyState
        picture={<Drawing name="search" />}
        title={unknown === null ? none : words.unknownActivity(unknown)}
        action={
          <Ways>
            {laterTerm && search(laterTerm)}
            {unknown !== null && <Nearest term={term} unknown={unknown} search={search} />}
            {children}
          </Ways>
        }
      >
        {unknown === null ? hint : words.checkSpelling}
      </EmptyState>
      {unknown !== null && <ActivityLinks term={unknown} isMiddle />}
    </div>
  );
}

/** The same search for an activity of the same kind that there is, or for anything at that time and place. */
function Nearest({
  term,
  unknown,
  search,
}: {
  term: string;
  unknown: string;
  search(text: string, variant: 'quiet' | 'text'): ReactNode;
}) {
  const { data, state } = useApiQuery(highlights, {});
  if (state === 'loading') return null;
  const nearest = data?.map(({ name }) => name).find(similarTo(unknown));
  const at = term.toLowerCase().indexOf(unknown.toLowerCase());
  if (at < 0) return null;
  const instead = (text: string) =>
    `${term.slice(0, at)}${text}${term.slice(at + unknown.length)}`.replace(/\s+/g, ' ').trim();
  const anything = instead('');
  return (
    <>
      {nearest && search(instead(nearest), 'quiet')}
      {anything !== '' && search(anything, nearest ? 'text' : 'quiet')}
    </>
  );
}
