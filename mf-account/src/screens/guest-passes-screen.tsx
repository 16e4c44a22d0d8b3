import { useCallback, useRef } from 'react';
import { ScreenNotFound, useSite } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { texts } from '../texts/guest-passes.ts';
import { GuestPassList } from './guest-pass-list.tsx';

/** Guest passes, where the tenant gives some (shell specification 2). */
export default function GuestPassesScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useCallback(() => title.current?.focus(), []);
  const { guestPassesEnabled } = useSite();
  if (!guestPassesEnabled) throw new ScreenNotFound();
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.title} lead={texts.lead} titleRef={title} />
      <GuestPassList onChanged={focusTitle} />
    </Container>
  );
}
