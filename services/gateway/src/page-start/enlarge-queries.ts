import { ENLARGED_QUERIES, KIOSK_SCALE, TALL_KIOSK } from 'shared-contracts/kiosk-css';

/** The parts of the browser's API that the script uses; this service has no DOM types. */
interface View {
  matchMedia(query: string): unknown;
  CSSStyleSheet: { prototype: { insertRule(rule: string, index?: number): number } };
}

/**
 * Lets the layouts of a tall kiosk follow its enlarged page: 1080 pixels at 1.5 are laid out like a tablet of 720. CSS
 * measures the screen in its own pixels, so each media query that names a width becomes two as it arrives: itself on any
 * other screen, and one with the enlarged width on a tall one. Runs in the browser as it is written here, before the
 * first of them, so it must not use anything from outside.
 */
export function enlargeQueries(view: View, tall: string, scale: number): void {
  const widths = /\b(min|max)-width: ?([\d.]+)px/g;
  // Further conditions only follow a condition: `not all and` takes all that comes after it.
  const condition = (query: string) => query.trim().replace(/^not all and (.*)$/s, '(not ($1))');
  const onTall = (query: string) => {
    const enlarged = query.replace(widths, (_, side, width) => `${side}-width:${Number(width) * scale}px`);
    if (enlarged === query) return query;
    return `${condition(query)} and (not (${tall})),${condition(enlarged)} and ${tall}`;
  };
  const enlarge = (queries: string) => queries.split(',').map(onTall).join();
  const { prototype } = view.CSSStyleSheet;
  const { insertRule } = prototype;
  prototype.insertRule = function insertEnlarged(rule, index) {
    const [, queries, rest] = /^@media([^{]+)(.*)$/s.exec(rule) ?? [];
    return insertRule.call(this, queries ? `@media ${enlarge(queries.trim())}${rest}` : rule, index);
  };
  const matchMedia = view.matchMedia.bind(view);
  view.matchMedia = (query) => matchMedia(enlarge(query));
}

/** The source of that script, which marks the document. */
export const ENLARGE_QUERIES_SCRIPT = `(${enlargeQueries})(window,${JSON.stringify(TALL_KIOSK)},${KIOSK_SCALE});document.documentElement.dataset.${ENLARGED_QUERIES}=''`;
