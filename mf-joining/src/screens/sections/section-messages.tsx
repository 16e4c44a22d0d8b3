import { Notice } from 'shared-ui/core';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import { messagesOf } from '../../shared/machine/section-of-key.ts';

/** The server's objections to the choice of centre or membership, above that choice. */
export function SectionMessages({ id }: { id: SectionId }) {
  const messages = messagesOf(id, useJoiningEntries().given.messages);
  if (messages.length === 0) return null;
  return (
    <Notice severity="danger" sx={{ mb: 2.5 }}>
      {messages.join(' ')}
    </Notice>
  );
}
