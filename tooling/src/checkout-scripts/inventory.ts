import type { BuiltScripts } from '../webpack/scripts-plugin.ts';
import type { ScriptReasons } from './reasons.ts';

export interface InventoryEntry {
  /** Absolute path on the host. */
  script: string;
  page: 'checkout' | 'joining in a frame';
  reasons: readonly string[];
  /** Third-party packages inside it. */
  packages: readonly string[];
  integrity: string;
}

/** Every script that may run where a card is entered: the inventory that PCI DSS 4.0.1 asks for in 6.4.3. */
export interface Inventory {
  scripts: readonly InventoryEntry[];
  /** The card provider's scripts, by their path on its origin, each with its reason. */
  provider: Readonly<Record<string, string>>;
}

/** Output of each package's build, by the package's name. */
export type Builds = Readonly<Record<string, BuiltScripts>>;

const PAGES = [
  ['checkout', 'checkout'],
  ['embedded', 'joining in a frame'],
] as const;

/** Lists the scripts with their reasons. A script is needed where one of the parts that load it is. */
export function makeInventory(
  reasons: ScriptReasons,
  builds: Builds,
  integrityOf: (script: string) => string,
): Inventory {
  const scripts = Object.entries(builds).flatMap(([owner, built]) =>
    Object.entries(built).flatMap(([script, { parts, packages }]): InventoryEntry[] => {
      for (const [key, page] of PAGES) {
        const found = parts.flatMap((part) => reasons[key][owner]?.[part] ?? []);
        if (found.length > 0)
          return [{ script, page, reasons: found, packages, integrity: integrityOf(script) }];
      }
      return [];
    }),
  );
  return { scripts, provider: reasons.provider };
}

/** Parts no one gave a reason for, and reasons for parts that are gone. */
export function findGaps(reasons: ScriptReasons, builds: Builds): string[] {
  const sections = [reasons.checkout, reasons.embedded];
  const missing = Object.entries(builds).flatMap(([owner, built]) => {
    if (reasons.elsewhere[owner]?.includes('*')) return [];
    const isTold = (part: string) =>
      sections.some((section) => section[owner]?.[part]) || reasons.elsewhere[owner]?.includes(part);
    return partsOf(built)
      .filter((part) => !isTold(part))
      .map(
        (part) => `${owner}: nothing says why '${part}' runs, or that it does not, where a card is entered.`,
      );
  });
  const listed = [
    ...sections.flatMap(Object.entries).map(([owner, section]) => [owner, Object.keys(section)] as const),
    ...Object.entries(reasons.elsewhere),
  ];
  const gone = listed.flatMap(([owner, parts]) => {
    const known = partsOf(builds[owner] ?? {});
    return parts
      .filter((part) => (part === '*' ? known.length === 0 : !known.includes(part)))
      .map((part) => `${owner}: there is no '${part}' any more.`);
  });
  return [...missing, ...gone];
}

const partsOf = (built: BuiltScripts): string[] => [
  ...new Set(Object.values(built).flatMap(({ parts }) => parts)),
];
