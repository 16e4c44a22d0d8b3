import { type FormEvent, useId, useState } from 'react';
import {
  type PaymentToSortOut,
  paymentsToSortOut,
  sortOutPayment,
} from 'shared-contracts/api/payments-to-sort-out';
import { isManager } from 'shared-contracts/staff';
import { useApi, useApiMutation, useSession, useToast } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Stack, Text, VisuallyHidden } from 'shared-ui/core';
import { FormErrorSummary, RadioCards, TextField } from 'shared-ui/forms';
import { besideEachOther } from '../../shared/beside-each-other.ts';
import { texts } from '../../texts/sort-out-payments.ts';
import { PaymentFacts } from './payment-facts.tsx';

interface Props {
  payment: PaymentToSortOut;
  /** True for the first, whose button is the loud one of the page. */
  isNext: boolean;
  /** Called once it is sorted out, so that the focus has somewhere to go. */
  onSortedOut(): void;
}

/** A choice that is missing: its error is below the question, and every option is marked. */
const missingChoice = {
  display: 'flex',
  flexDirection: 'column',
  '& > [id$="-error"]': { order: -1, margin: '0 0 8px' },
  '& div:has(> label > [type="radio"])': { borderColor: 'var(--ui-danger)' },
} as const;

/** A note takes a sentence or two; the box may be pulled longer, not wider. */
const LINES = { rows: 3, type: undefined };

type Resolution = PaymentToSortOut['resolutions'][number];

/** A payment with what is known of it; managers choose what is to be done, with a note. */
export function PaymentRow({ payment, isNext, onSortedOut }: Props) {
  const titleId = useId();
  const api = useApi();
  const { user } = useSession();
  const toast = useToast();
  const request = useApiMutation(sortOutPayment);
  const [resolution, setResolution] = useState<Resolution | ''>('');
  const [note, setNote] = useState('');
  const errors = useFormErrors([
    { name: 'resolution', label: texts.choose },
    { name: 'note', label: texts.note },
  ]);
  const heading = texts.heading(payment.formattedAmount, payment.person?.name ?? texts.unknownCustomer);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = errors.show({
      ...(resolution === '' && { resolution: texts.chooseMissing }),
      ...(note.trim() === '' && { note: texts.noteMissing }),
    });
    if (missing || resolution === '') return;
    const result = await request.run(
      { params: { problemId: payment.id }, body: { resolution, note: note.trim() } },
      { idempotencyKey: crypto.randomUUID() },
    );
    if (!result.ok) {
      errors.refuse(result.error);
      if (result.error.kind === 'conflict') api.invalidate(paymentsToSortOut);
      return;
    }
    toast({ content: texts.done(heading), type: 'success' });
    api.invalidate(paymentsToSortOut);
    onSortedOut();
  }

  if (!user || !isManager(user)) {
    return (
      <Card component="article" aria-labelledby={titleId}>
        <Stack spacing={2}>
          <Heading level={2} size={3} id={titleId}>
            {heading}
          </Heading>
          <PaymentFacts payment={payment} />
          <Text tone="muted">{texts.managersOnly}</Text>
        </Stack>
      </Card>
    );
  }
  return (
    <Card component="article" aria-labelledby={titleId}>
      <Box
        sx={{
          ...besideEachOther,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Stack spacing={2}>
          <Heading level={2} size={3} id={titleId}>
            {heading}
          </Heading>
          <PaymentFacts payment={payment} />
        </Stack>
        <Stack spacing={2} component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
          <FormErrorSummary {...errors.summary} />
          <RadioCards<Resolution>
            {...errors.at('resolution')}
            legend={texts.choose}
            sx={errors.at('resolution').error ? missingChoice : undefined}
            options={payment.resolutions.map((value) => ({
              value,
              label: texts.resolutions[value].label,
              description: texts.resolutions[value].hint,
            }))}
            value={resolution}
            onChange={(chosen) => {
              setResolution(chosen);
              errors.changed('resolution');
            }}
          />
          <TextField
            {...errors.at('note')}
            label={texts.note}
            hint={texts.noteHint}
            inputComponent="textarea"
            inputComponentProps={LINES}
            sx={{ '& textarea': { resize: 'vertical' } }}
            maxLength={500}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              errors.changed('note');
            }}
          />
          <Button
            variant={isNext ? 'primary' : 'quiet'}
            type="submit"
            loading={request.requesting}
            sx={{ alignSelf: { sm: 'start' } }}
          >
            {texts.submit}
            <VisuallyHidden> {heading}</VisuallyHidden>
          </Button>
        </Stack>
      </Box>
    </Card>
  );
}
