import { passSecondFactor } from 'shared-contracts/api/second-factor';
import { useApiMutation, useToast } from 'shared-platform';
import { Card, PageHeader } from 'shared-ui/core';
import { texts } from '../../texts/second-factor.ts';
import { CodeForm } from './code-form.tsx';

/** From how few recovery codes on somebody is told. */
const FEW_CODES = 4;

/** Asks a member of staff for a code of their app. */
export function Challenge({ onConfirmed }: { onConfirmed(): void }) {
  const toast = useToast();
  const request = useApiMutation(passSecondFactor);

  async function send(code: string) {
    const result = await request.run({ body: { code } });
    if (!result.ok) return result.error;
    const { recoveryCodesLeft } = result.data;
    if (recoveryCodesLeft < FEW_CODES) toast({ content: texts.fewLeft(recoveryCodesLeft), type: 'warning' });
    onConfirmed();
    return null;
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.challengeLead} />
      <Card>
        <CodeForm
          label={texts.code}
          hint={texts.codeHint}
          submit={texts.submit}
          requesting={request.requesting}
          onCode={send}
        />
      </Card>
    </>
  );
}
