import { useState } from 'react';
import { lazyPart } from 'shared-platform';
import { Button, styled, Text } from 'shared-ui/core';
import { BESIDE_TITLE } from '../../shared/beside-title.ts';
import type { DraftEntries } from '../../shared/draft/draft-entries.ts';
import { texts } from '../../texts/hand-over.ts';

const HandOverDialog = lazyPart(
  () => import(/* webpackChunkName: "hand-over-dialog" */ './hand-over-dialog.tsx'),
  { close: ({ onClose }) => onClose() },
);

const Row = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '20px',
  padding: '10px 10px 10px 20px',
  border: '1px solid var(--brand-strong)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--brand-wash)',
  // Beside the title its button is box enough.
  [BESIDE_TITLE]: {
    margin: '10px 0 8px',
    padding: 0,
    border: 0,
    background: 'none',
    '& > p': { flex: '0 1 auto' },
    '& > button': { minHeight: '44px' },
  },
});

/** At a kiosk: the way to finish on a phone of one's own. */
export function HandOver({ entries }: { entries: DraftEntries }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row data-hand-over="">
      <Text weight="bold" sx={{ flex: '1 1 14rem', fontSize: '1.125rem' }}>
        {texts.offer}
      </Text>
      <Button variant="quiet" size="large" onClick={() => setOpen(true)}>
        {texts.start}
      </Button>
      {isOpen && <HandOverDialog entries={entries} onClose={() => setOpen(false)} />}
    </Row>
  );
}
