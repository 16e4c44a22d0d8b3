/** Stands for the platform's own file in the one plain bundle: there is no one to share with. */
export async function shareWithRemotes(): Promise<unknown> {
  return {};
}
