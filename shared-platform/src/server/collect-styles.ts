import type { StyleCache } from 'shared-ui/core';

/** Everything a cache has collected, for one style element in the head: the browser's cache takes it over by its ids. */
export function collectStyles({ inserted, key }: StyleCache): { css: string; cssIds: string } {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  return {
    css: rules.map(([, css]) => css).join(''),
    cssIds: [key, ...rules.map(([id]) => id)].join(' '),
  };
}
