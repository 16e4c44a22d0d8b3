/** Stands in for the query library's cache of mutations, of which there are none (docs/adr/0030). */
export class MutationCache {
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }

  findAll(): readonly [] {
    return [];
  }

  clear(): void {}
}
