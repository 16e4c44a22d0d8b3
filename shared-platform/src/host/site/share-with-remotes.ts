declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** A host provides only what it names itself: the tiers that remotes take from it when someone needs them. */
export const tiers = [
  () => import('shared-ui/forms'),
  () => import('shared-ui/overlays'),
  () => import('shared-ui/dates'),
  () => import('shared-ui/data-fields'),
];

/** Readies the share scope of the page and answers it, for a container to join. */
export async function shareWithRemotes(): Promise<unknown> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}
