import type { Payment } from '../payments/store.ts';

interface ShownChallenge {
  scaUrl: string | null;
  scaData: Record<string, string> | null;
}

/** The form that a browser posts to the bank (EMV 3-D Secure 2): its address and its hidden fields. */
export function presentChallenge({ status, sca, threeDsSession }: Payment): ShownChallenge {
  if (status !== 'sca_required' || !sca || !threeDsSession) return { scaUrl: null, scaData: null };
  return {
    scaUrl: String(sca.url),
    scaData: { creq: String(sca.request), threeDSSessionData: threeDsSession },
  };
}
