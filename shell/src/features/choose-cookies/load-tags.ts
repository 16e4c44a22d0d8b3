import { TAG_HOST } from 'shared-contracts/tags';

/** The global that a tag manager reads when it starts. */
interface TaggedWindow {
  dataLayer?: object[];
}

/** Loads the containers of the tag manager, once per page. */
export function loadTags(ids: readonly string[]): void {
  const page = window as TaggedWindow;
  if (page.dataLayer) return;
  page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  for (const id of ids) {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${TAG_HOST}/gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
}
