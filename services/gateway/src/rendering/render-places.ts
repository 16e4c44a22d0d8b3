/** Number of pages of one host that are rendered at once. Further requests get the skeleton, which costs nothing. */
const MOST_AT_ONCE = 4;
/** Number of them that may be searches, since anyone can send any number: the others are reserved for its pages. */
const MOST_SEARCHES = 2;

interface UnderWay {
  pages: number;
  searches: number;
}

/**
 * Limits how much of the renderer the visitors of one host may use at a time.
 * @returns runs the work, or returns `null` at once if the host has too many in progress
 */
export function createRenderPlaces() {
  const hosts = new Map<string, UnderWay>();

  return async function inPlace<Value>(
    host: string,
    isSearch: boolean,
    work: () => Promise<Value>,
  ): Promise<Value | null> {
    const underWay = hosts.get(host) ?? { pages: 0, searches: 0 };
    const searches = isSearch ? 1 : 0;
    if (underWay.pages >= MOST_AT_ONCE || underWay.searches + searches > MOST_SEARCHES) return null;
    hosts.set(host, underWay);
    underWay.pages += 1;
    underWay.searches += searches;
    try {
      return await work();
    } finally {
      underWay.pages -= 1;
      underWay.searches -= searches;
      if (underWay.pages === 0) hosts.delete(host);
    }
  };
}
