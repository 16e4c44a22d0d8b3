import DOMPurify from 'dompurify';

/** Removes everything that could run, load or restyle: scripts, handlers, forms, inline styles and frames. */
export function sanitiseHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['style', 'srcset', 'id', 'name'],
  });
}
