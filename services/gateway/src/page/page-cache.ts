interface Entry {
  madeOf: readonly unknown[];
  html: string;
}

const CAPACITY = 200;

/** Keeps rendered pages as long as what they are made of is the very same. */
export function createPageCache() {
  const entries = new Map<string, Entry>();
  return (key: string, madeOf: readonly unknown[], render: () => string): string => {
    const known = entries.get(key);
    const isSame =
      known?.madeOf.length === madeOf.length && madeOf.every((part, at) => part === known.madeOf[at]);
    if (known && isSame) return known.html;
    const html = render();
    entries.delete(key);
    entries.set(key, { madeOf, html });
    const [oldest] = entries.keys();
    if (entries.size > CAPACITY && oldest !== undefined) entries.delete(oldest);
    return html;
  };
}
