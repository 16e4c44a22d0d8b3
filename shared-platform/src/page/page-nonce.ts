/** The nonce of the page's security policy, for styles made at run time; none on a host without a policy. */
export function pageNonce(): string | undefined {
  return globalThis.document?.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
