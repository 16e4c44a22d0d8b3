import { useMemo } from 'react';
import { texts } from '../../texts/en.ts';
import { securityCodeMask } from './card-masks.ts';
import { MaskedField } from './masked-field.tsx';
import type { CardForm } from './use-card-form.ts';

interface Props {
  form: CardForm;
  /** `null` while the brand is unknown. */
  codeLength: number | null;
  /** A saved card in the provider's test mode. */
  acceptsFailingCode: boolean;
}

export function SecurityCodeField({ form, codeLength, acceptsFailingCode }: Props) {
  const mask = useMemo(
    () => securityCodeMask(codeLength, acceptsFailingCode),
    [codeLength, acceptsFailingCode],
  );
  const side = codeLength === 4 ? texts.pay.securityCodeHintFront : texts.pay.securityCodeHint;
  const where = codeLength === null ? texts.pay.securityCodeHintAny : side;
  return (
    <MaskedField
      form={form}
      name="securityCode"
      label={texts.pay.securityCode}
      hint={acceptsFailingCode ? `${where}. ${texts.pay.securityCodeHintTest}` : where}
      mask={mask}
      autoComplete="cc-csc"
      inputMode={acceptsFailingCode ? 'text' : 'numeric'}
    />
  );
}
