import { useFlags, useSite } from 'shared-platform';
import { useSearchParams } from 'shared-platform/router';
import { Button } from 'shared-ui/core';
import { useShare } from '../../shared/use-share.ts';
import { texts as words } from '../../texts/class-page.ts';

/** Sends a search to another person, with its filters; a kiosk has no one to send it to. */
export function ShareSearch({ term }: { term: string }) {
  const [params] = useSearchParams();
  const { kiosk } = useFlags();
  const { name } = useSite();
  const share = useShare();

  function send() {
    const url = new URL(window.location.origin);
    url.search = params.toString();
    // The flags of this page are not for anyone else.
    url.searchParams.delete('embedded');
    url.searchParams.delete('kiosk');
    void share({ title: `${term}, ${name}`, url: url.href });
  }

  if (kiosk) return null;
  return (
    <Button variant="text" size="small" startIcon="share" onClick={send}>
      {words.share}
    </Button>
  );
}
