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
  /** Registry that everyone on the site gets now, including the remote's own version if it runs already. */
  running: Registry;
  /** Descriptors of the other remotes, in the versions that everyone or some have. */
  others: readonly RemoteDescriptor[];
  budgets: BudgetList;
  /** Path of a script; `null` when there is none. */
  fileOf(script: string): string | null;
  /** The texts of the scripts of the shell and of the other remotes. */
  otherScripts(): readonly string[];
  ownScripts(): readonly string[];
  /** Differences from the files it was built with, each as a sentence. */
  changedFiles(): readonly string[];
}
