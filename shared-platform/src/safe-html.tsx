import { useEffect, useRef } from 'react';
import { Box } from 'shared-ui/core';

/** Server HTML, sanitised before it is drawn; marked busy until then, so that nothing takes it for empty. */
export function SafeHtml({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = container.current;
    if (!node) return;
    let isCurrent = true;
    node.setAttribute('aria-busy', 'true');
    void import(/* webpackChunkName: "sanitise-html" */ './sanitise-html.ts').then(({ sanitiseHtml }) => {
      if (!isCurrent) return;
      node.removeAttribute('aria-busy');
      node.replaceChildren(sanitiseHtml(html));
    });
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <Box ref={container} />;
}
