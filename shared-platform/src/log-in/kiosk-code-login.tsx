import { type FormEvent, useState } from 'react';
import { KIOSK_CODE_DIGITS, logInWithKioskCode } from 'shared-contracts/api/kiosk-codes';
import { KIOSK_CODE_PATH } from 'shared-contracts/kiosk-code-link';
import { codeBesideSteps, LOW_VIEW, numberedSteps, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { Button, Stack, styled } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import QrCode from 'shared-ui/qr-code';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { usePlatform } from '../platform-context.ts';
import { texts } from '../texts/kiosk-code.ts';
import { CodeBoxes, digitsInBoxes } from './code-boxes.tsx';

const Scan = styled('div')({
  ...codeBesideSteps,
  // Beside an error the field is the next step, and stays in view on a low display.
  [LOW_VIEW]: {
    ...codeBesideSteps[LOW_VIEW],
    '&:has(+ [role="alert"]) > svg': { width: '112px' },
  },
});
const Steps = styled('ol')(numberedSteps);

/** The field with its button beside it, so that both are in view above a kiosk's settings. */
const Entry = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '20px 16px',
  '& > *': { flex: '1 1 200px' },
  '& > :has(input)': { flexBasis: '100%', [WIDE_VIEW]: { flexBasis: '330px' } },
});

/**
 * The way in at a kiosk for those who do not want to type their password there: the code on their phone. The QR code is
 * the plain address of the page that shows it at once.
 */
export default function KioskCodeLogin({ signal }: { signal: AbortSignal }) {
  const { api, session, boot } = usePlatform();
  const errors = useFormErrors([{ name: 'code', label: texts.label }]);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (errors.show(typed.length === KIOSK_CODE_DIGITS ? {} : { code: texts.incomplete(KIOSK_CODE_DIGITS) }))
      return;
    setBusy(true);
    const result = await session.loginWith(
      () => api.call(logInWithKioskCode, { body: { code: typed } }),
      signal,
    );
    if (signal.aborted) return;
    setBusy(false);
    if (!result.ok) errors.refuse(result.error);
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: FormEvent) => void submit(event)}>
      <Scan>
        <QrCode text={`${boot.deployment.origins['my-account']}${KIOSK_CODE_PATH}`} label={texts.scan} />
        <Steps>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Scan>
      <FormErrorSummary {...errors.summary} />
      <Entry>
        <TextField
          {...errors.at('code')}
          name="code"
          label={texts.label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value.replace(/\D/g, '').slice(0, KIOSK_CODE_DIGITS));
            errors.changed('code');
          }}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          spellCheck={false}
          endAdornment={<CodeBoxes />}
          sx={digitsInBoxes}
        />
        <Button type="submit" size="large" loading={isBusy}>
          {texts.submit}
        </Button>
      </Entry>
    </Stack>
  );
}
