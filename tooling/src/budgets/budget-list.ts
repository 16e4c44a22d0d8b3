import fs from 'node:fs';
import type { AppName } from 'shared-contracts/links';
import { inRoot } from '../repository.ts';

/** The view after opening one address. */
export interface View {
  name: string;
  app: AppName;
  /** The remote and the id of the route shown; none for a screen of the shell. */
  route?: string;
  /** Shown by the standalone page of joining in place of the shell. */
  embedded?: boolean;
  /** Parts of the shell that the view needs besides its first scripts. */
  tiers?: readonly string[];
  /** Parts of remotes that load later and that the view needs, as `mf-joining/venue-map`. */
  parts?: readonly string[];
  /** The view a person comes from: only what it has not loaded counts. */
  over?: string;
  /** Brotli bytes on the wire, in units of 1024; a view without is only there for others to be measured over. */
  kilobytes?: number;
}

export interface BudgetList {
  views: readonly View[];
  /** Size of a further remote on a page without its own code. */
  entryKilobytes: number;
  /** Libraries that exist once, each with a text that survives in its minified code. */
  copies: Readonly<Record<string, string>>;
}

export const readBudgets = (): BudgetList =>
  JSON.parse(fs.readFileSync(inRoot('tooling/budgets.json'), 'utf8'));
