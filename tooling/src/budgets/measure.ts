import type { PublishedRemote } from 'shared-contracts/remote';
import type { BudgetList } from './budget-list.ts';
import { firstViewScripts, type HostManifest } from './first-view.ts';

/** A measured thing beside what it may be. */
export interface Measured {
  name: string;
  value: number;
  allowed: number;
  unit: 'KB' | 'copies';
}

export const isWithinBudget = ({ value, allowed, unit }: Measured): boolean =>
  unit === 'copies' ? value === allowed : value <= allowed;

/** The hosts of a site. */
export interface Hosts {
  shell: HostManifest;
  /** None in a site without embedded joining. */
  standalone: HostManifest | null;
}

/** Sizes of the views and of the entries; an embedded view needs the standalone page. @param bytesOf what a script weighs on the wire. */
export function measureSizes(
  budgets: BudgetList,
  { shell, standalone }: Hosts,
  remotes: readonly PublishedRemote[],
  bytesOf: (script: string) => number,
): Measured[] {
  const kilobytes = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => sum + bytesOf(script), 0) / 1024;
  const shown = budgets.views.filter(({ embedded }) => !embedded || standalone !== null);
  const scriptsByView = new Map(
    shown.map((view) => [
      view.name,
      firstViewScripts(view.embedded && standalone ? standalone : shell, remotes, view),
    ]),
  );
  const views = shown.flatMap(({ name, over, kilobytes: allowed }): Measured[] => {
    if (allowed === undefined) return [];
    const loaded = new Set(over ? scriptsByView.get(over) : []);
    const scripts = (scriptsByView.get(name) ?? []).filter((script) => !loaded.has(script));
    return [{ name: over ? `${name}, over ${over}` : name, value: kilobytes(scripts), allowed, unit: 'KB' }];
  });
  // An entry of another bundler brings its own runtime, and is no part of this repository’s first views.
  const own = remotes.filter(({ federation }) => federation === undefined);
  const entries = own.map(
    ({ descriptor, entry }): Measured => ({
      name: `entry of ${descriptor.name}`,
      value: kilobytes([entry]),
      allowed: budgets.entryKilobytes,
      unit: 'KB',
    }),
  );
  return [...views, ...entries];
}

/** Number of built scripts that contain each library; the scripts are this repository’s together. */
export function countCopies(copies: BudgetList['copies'], scripts: readonly string[]): Measured[] {
  return Object.entries(copies).map(([library, mark]) => ({
    name: library,
    value: scripts.filter((script) => script.includes(mark)).length,
    allowed: 1,
    unit: 'copies',
  }));
}

/** A table for the terminal. */
export function describeMeasured(measured: readonly Measured[]): string[] {
  const width = Math.max(...measured.map(({ name }) => name.length));
  return measured.map((row) => {
    const value = row.unit === 'KB' ? row.value.toFixed(1) : String(row.value);
    const words = `${value.padStart(7)} of ${String(row.allowed).padStart(3)} ${row.unit}`;
    return `   ${row.name.padEnd(width)}  ${words}${isWithinBudget(row) ? '' : '  ← not kept'}`;
  });
}
