import { useAtomValue } from 'jotai';
import { type FormEvent, useRef } from 'react';
import { paths } from 'shared-contracts/links';
import { SEARCH_KEY } from 'shared-contracts/query-keys';
import { useLinks } from 'shared-platform';
import { Button, SearchField } from 'shared-ui/core';
import { isOfferedAtom } from '../../shared/draft/is-offered-atom.ts';
import { texts } from '../../texts/en.ts';
import { SearchRow } from './centre-panes.ts';
import type { CentreSearchControl } from './use-centre-search.ts';

const words = texts.centre;

/** The box to search in. */
export function CentreSearchForm({ control }: { control: CentreSearchControl }) {
  const { search, type, submit, clear } = control;
  const links = useLinks();
  const box = useRef<HTMLInputElement>(null);
  const isSearched = search.area.kind !== 'everywhere' || search.progress !== 'idle';
  function send(event: FormEvent) {
    event.preventDefault();
    submit();
  }
  /** The button goes with the search, so the focus must not stay on it. */
  function clearByButton() {
    clear();
    box.current?.focus();
  }
  return (
    // If the scripts have not arrived, or never do, the form requests the search by its address.
    <SearchRow role="search" action={links.to(paths.home)} onSubmit={send}>
      <SearchField
        ref={box}
        label={words.searchLabel}
        value={search.text}
        // An emptied box is a cleared search, however it was emptied.
        onChange={(text) => (text === '' ? clear() : type(text))}
        name={SEARCH_KEY}
        sx={{ flex: '1 1 150px' }}
      />
      <Button type="submit" variant={useAtomValue(isOfferedAtom) ? 'quiet' : 'primary'}>
        {words.search}
      </Button>
      {isSearched && search.text === '' && (
        <Button variant="text" startIcon="close" onClick={clearByButton}>
          {words.clear}
        </Button>
      )}
    </SearchRow>
  );
}
