import { useLayoutEffect, useRef } from 'react';
import { Box } from 'shared-ui/core';
import { lazyPart } from './boundaries/lazy-part.tsx';
import { usePlatform } from './platform-context.ts';

/**
 * Server HTML, sanitised before it is drawn; marked busy until then, so that nothing takes it for empty. A page that is
 * rendered on the server brings the plain kind, which the browser sanitises anyway.
 */
export const SafeHtml = lazyPart(
  async () => {
    const { sanitiseHtml } = await import(/* webpackChunkName: "sanitise-html" */ './sanitise-html.ts');
    function SanitisedHtml({ html }: { html: string }) {
      const { writeHtml } = usePlatform();
      const container = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => container.current?.replaceChildren(sanitiseHtml(html)), [html]);
      // Hydration leaves what is inside as the server wrote it, until the effect takes its place.
      const written = { __html: writeHtml?.(html) ?? '' };
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server writes has passed `plainHtml`
      return <Box ref={container} suppressHydrationWarning dangerouslySetInnerHTML={written} />;
    }
    return { default: SanitisedHtml };
  },
  { pending: () => <Box aria-busy /> },
);
