// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderBranded } from '../../test-support/render-branded.tsx';
import { SearchField } from './search-field.tsx';

function Search({ onSearch, hideLabel }: { onSearch?: (text: string) => void; hideLabel?: boolean }) {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search venues"
      hideLabel={hideLabel}
      value={text}
      onChange={setText}
      onSearch={onSearch}
    />
  );
}

test.each([false, true])('has its label as name, hidden or not', (hideLabel) => {
  renderBranded(<Search hideLabel={hideLabel} />);
  expect(screen.getByRole('searchbox', { name: 'Search venues' })).toBeTruthy();
});

test('Enter searches, clear empties and gives focus back', async () => {
  const search = vi.fn();
  const { user } = renderBranded(<Search onSearch={search} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  await user.type(box, 'yoga{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('yoga');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
});
