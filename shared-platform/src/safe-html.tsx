import { useLayoutEffect, useRef } from 'react';
import { Box } from 'shared-ui/core';
import { lazyPart } from './boundaries/lazy-part.tsx';

/** Server HTML, sanitised before it is drawn; marked busy until then, so that nothing takes it for empty. */
export const SafeHtml = lazyPart(
  async () => {
    const { sanitiseHtml } = await import(/* webpackChunkName: "sanitise-html" */ './sanitise-html.ts');
    function SanitisedHtml({ html }: { html: string }) {
      const container = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => container.current?.replaceChildren(sanitiseHtml(html)), [html]);
      return <Box ref={container} />;
    }
    return { default: SanitisedHtml };
  },
  { pending: () => <Box aria-busy /> },
);
