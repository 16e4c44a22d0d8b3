import type { PublishedRemote, Registry, RemoteDescriptor } from 'shared-contracts/remote';
import type { BudgetList } from '../budgets/budget-list.ts';
import type { HostManifest } from '../budgets/first-view.ts';
import type { HostFacts } from '../webpack/host-facts.ts';

/** A version that wants to run in a site, and what is there already. */
export interface Candidate {
  published: PublishedRemote;
  /** Range of versions of each module it takes from its host. */
  takes: Readonly<Record<string, string>>;
  shell: HostManifest & { host: HostFacts };
  /** The standalone page of joining, where the site has one. */
  standalone: HostManifest | null;
  /** What everybody in the site gets now; the remote's own version is among them when it runs already. */
  running: Registry;
  /** What the other remotes declare, in the versions that everybody or some have. */
  others: readonly RemoteDescriptor[];
  budgets: BudgetList;
  /** Where a script lies; `null` when nothing does. */
  fileOf(script: string): string | null;
  /** The texts of the scripts of the shell and of the other remotes. */
  otherScripts(): readonly string[];
  ownScripts(): readonly string[];
  /** What differs from the files it was built with, each a sentence. */
  changedFiles(): readonly string[];
}
