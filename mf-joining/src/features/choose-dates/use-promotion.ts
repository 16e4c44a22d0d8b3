import { useState } from 'react';
import { validatePromotion } from 'shared-contracts/api/promotions';
import { useApiMutation } from 'shared-platform';
import { messagesWithout } from '../../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';

const TOO_MANY = 429;
const KEYS = ['promotionCode', 'promotionCodeId'];

/** Unset, being applied, applied or rejected (joining specification 4 "Promo code"). */
export type PromotionState = 'unset' | 'applying' | 'applied' | 'rejected';

export interface PromotionControl {
  state: PromotionState;
  code: string;
  /** The server's objection to the submitted code, or the time to wait after too many attempts. */
  refusal: string | undefined;
  type(code: string): void;
  apply(): Promise<void>;
  remove(): void;
}

/** The promotion code box. A blank code makes no call; any failure rejects the code. */
export function usePromotion(): PromotionControl {
  const { membership } = useJoining().joining;
  const { given, give } = useJoiningEntries();
  const { run, requesting } = useApiMutation(validatePromotion);
  const [code, setCode] = useState('');
  const [isRejected, setRejected] = useState(false);
  const [wait, setWait] = useState<string | null>(null);
  const messages = messagesWithout(given.messages, KEYS);
  const isRefused = KEYS.some((key) => given.messages[key] !== undefined);

  async function apply() {
    const promotionCode = code.trim();
    if (promotionCode === '' || membership === null || requesting) return;
    setRejected(false);
    setWait(null);
    const result = await run({ params: { promotionCode, paymentOptionId: membership.paymentOptionId } });
    setRejected(!result.ok);
    // The code may be a good one: it was not looked at.
    if (!result.ok && result.error.status === TOO_MANY) setWait(result.error.serverMessage);
    if (result.ok) give({ promotion: result.data, messages });
  }

  function remove() {
    setCode('');
    setRejected(false);
    give({ promotion: null, messages });
  }

  const settled = isRejected || isRefused ? 'rejected' : given.promotion ? 'applied' : 'unset';
  return {
    state: requesting ? 'applying' : settled,
    code: given.promotion?.code ?? code,
    refusal: wait ?? (KEYS.flatMap((key) => given.messages[key] ?? []).join(' ') || undefined),
    type: (typed) => {
      setCode(typed);
      setRejected(false);
      setWait(null);
      if (isRefused) give({ messages });
    },
    apply,
    remove,
  };
}
