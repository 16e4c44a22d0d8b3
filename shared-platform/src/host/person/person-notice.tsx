import { useEffect } from 'react';
import { useSession, useToast } from '../../hooks/platform-hooks.ts';
import { usePlatform } from '../../platform-context.ts';
import { texts } from '../../texts/en.ts';
import { useWatchable } from '../../watchable.ts';

/** Says so when a login ended or a tab changed hands without its person's doing. It belongs after the toasts, which it speaks through. */
export function PersonNotice() {
  const { notice } = usePlatform().person;
  const current = useWatchable(notice);
  const { user } = useSession();
  const toast = useToast();
  const firstName = user?.firstName;

  useEffect(() => {
    if (!current) return;
    if (current === 'expired') toast({ content: texts.session.expired, type: 'neutral' });
    else if (current === 'logged-out-elsewhere')
      toast({ content: texts.session.loggedOutElsewhere, type: 'neutral' });
    else if (firstName === undefined) return;
    else toast({ content: texts.session.otherPerson(firstName), type: 'warning', closeAfter: 0 });
    notice.set(null);
  }, [current, firstName, notice, toast]);
  return null;
}
