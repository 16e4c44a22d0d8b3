/**
 * Stands in for the part of the router that fetches the data of framework mode ahead. No link here has `prefetch`, and no
 * page is made by that mode; the browser fetches pages ahead by speculation rules.
 */
export const usePrefetchBehavior = () => [false, null, {}] as const;
export const mergeRefs = <Ref>(ref: Ref): Ref => ref;

const nothing = () => null;

export {
  nothing as Links,
  nothing as Meta,
  nothing as PrefetchPageLinks,
  nothing as Scripts,
  nothing as setIsHydrated,
  nothing as useFrameworkContext,
};
export const FrameworkContext = null;
export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
