import { Notice } from 'shared-ui/core';
import type { SectionId } from '../state/section-ids.ts';
import { useGiven } from '../state/use-given.ts';
import { messagesOf } from './section-of-key.ts';

/** What the server refused of the choice of centre or membership, above that choice. */
export function SectionMessages({ id }: { id: SectionId }) {
  const messages = messagesOf(id, useGiven().given.messages);
  if (messages.length === 0) return null;
  return (
    <Notice severity="danger" sx={{ mb: 2.5 }}>
      {messages.join(' ')}
    </Notice>
  );
}
