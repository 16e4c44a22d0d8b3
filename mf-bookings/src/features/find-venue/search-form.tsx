import type { FormEvent } from 'react';
import { paths } from 'shared-contracts/links';
import { SEARCH_KEY } from 'shared-contracts/query-keys';
import { useLinks } from 'shared-platform';
import type { UsersLocation } from 'shared-platform/places';
import { Button, Notice, SearchField, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as listWords } from '../../texts/found-venues.ts';

const words = texts.findVenue;

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  maxWidth: '960px',
  '& > [role="alert"]': { flex: '1 1 100%' },
});

const field = { flex: { xs: '1 1 100%', sm: '1 1 280px' } };

interface Props {
  text: string;
  location: UsersLocation;
  /** The page has another main step. */
  isSecond: boolean;
  onType(text: string): void;
  onSearch(): void;
  onLocate(): void;
  onForgetLocation(): void;
}

/** The box to search in, and the way to search without typing. */
export function SearchForm({
  text,
  location,
  isSecond,
  onType,
  onSearch,
  onLocate,
  onForgetLocation,
}: Props) {
  const links = useLinks();
  const isKnown = location.state === 'known';
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch();
  }
  return (
    // If the scripts have not arrived, or never do, the form requests the search by its address.
    <Form role="search" action={links.to(paths.home)} onSubmit={submit}>
      <SearchField label={words.label} value={text} onChange={onType} name={SEARCH_KEY} sx={field} />
      <Button type="submit" variant={isSecond ? 'quiet' : 'primary'}>
        {words.search}
      </Button>
      <Button
        variant="text"
        startIcon="locate"
        loading={location.state === 'locating'}
        loadingText={words.locating}
        onClick={isKnown ? onForgetLocation : onLocate}
      >
        {isKnown ? words.stopUsingMyLocation : words.useMyLocation}
      </Button>
      {location.state === 'refused' && <Notice severity="danger">{listWords.locationRefused}</Notice>}
      {location.state === 'failed' && <Notice severity="danger">{listWords.locationFailed}</Notice>}
    </Form>
  );
}
