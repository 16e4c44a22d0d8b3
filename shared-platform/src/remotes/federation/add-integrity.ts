import { fileIntegrityOf } from 'shared-contracts/file-integrity';

/** Heads whose scripts get a hash. */
const guarded = new WeakSet<HTMLHeadElement>();

/**
 * Gives every script its hash as it enters the page. The chunk loaders of other bundlers know none, and they add their
 * scripts to the head in this one way. A script that the host has no hash for is left alone.
 */
export function addIntegrity(head = document.head): void {
  if (guarded.has(head)) return;
  guarded.add(head);
  const append = head.appendChild.bind(head);
  head.appendChild = <Added extends Node>(node: Added): Added => {
    if (node instanceof HTMLScriptElement && !node.integrity && node.src) {
      const { origin, pathname } = new URL(node.src, window.location.href);
      if (origin === window.location.origin) node.integrity = fileIntegrityOf(pathname);
    }
    return append(node);
  };
}
