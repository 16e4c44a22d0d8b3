import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { replaceMandate } from 'shared-contracts/api/mandate';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { accountDetailsOf } from 'shared-contracts/bank-details';
import {
  SafeHtml,
  useApi,
  useApiMutation,
  useApiQuery,
  useFollowPerson,
  useSite,
  useToast,
} from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Disclosure, Heading, Stack, styled, Text } from 'shared-ui/core';
import { Checkbox, FormErrorSummary, TextField } from 'shared-ui/forms';
import { FormSkeleton } from '../../shared/form-skeleton.tsx';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts } from '../../texts/account.ts';
import { type AccountEntry, accountFields, accountMessages, emptyAccount } from './account-entry.ts';

/** Everything typed in the form is kept out of the browser's own memory, too. */
const hidden = { autoComplete: 'off', spellCheck: false, inputMode: 'numeric', maxLength: 40 } as const;

/** Two fields beside each other where there is room, each about as long as what is typed into it; a message may be longer. */
const Pair = styled('div')({
  display: 'grid',
  gap: '24px 16px',
  alignItems: 'start',
  '& input': { maxWidth: '14rem' },
  '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' },
});

/** Says whether the account is for a Direct Debit there is, or for one that is missing. */
export type AccountPurpose = 'replace' | 'setUp';

interface Props {
  purpose: AccountPurpose;
  /** False where something else is more pressing, such as a charge. */
  isMainStep: boolean;
  onDone(): void;
  onCancel(): void;
}

/** The account to pay by Direct Debit from, checked as in joining. */
export function AccountForm({ purpose, isMainStep, onDone, onCancel }: Props) {
  const titleId = useId();
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const { collectDirectDebitBillingAddress: collectsAddress } = useSite();
  const terms = useApiQuery(directDebitTerms, {});
  const request = useApiMutation(replaceMandate);
  const [entry, setEntry] = useState(emptyAccount);
  const hasTerms = terms.data !== undefined && terms.data.length > 0;
  const errors = useFormErrors(accountFields({ collectsAddress, hasTerms }));
  const [isChecking, setChecking] = useState(false);
  // The same attempt sent again must not be a second one; another entry is another attempt.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone: the person who has not gone elsewhere in the meantime begins at its title.
  useEffect(() => {
    if (terms.state === 'success' && document.activeElement === document.body) heading.current?.focus();
  }, [terms.state]);

  if (terms.state === 'loading') return <FormSkeleton label={texts.termsLoading} shape="fields" />;
  if (!terms.data) {
    return <LoadFailure isInside title={texts.termsFailed} error={terms.error} onRetry={terms.reload} />;
  }

  function change<Name extends keyof AccountEntry>(name: Name, value: AccountEntry[Name]) {
    setEntry((before) => ({ ...before, [name]: value }));
    errors.changed(name);
    setIdempotencyKey(crypto.randomUUID());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting || isChecking) return;
    setChecking(true);
    const found = await accountMessages(entry, { collectsAddress, hasTerms });
    setChecking(false);
    if (errors.show(found)) return;
    const body = {
      accountHolder: entry.accountHolder.trim(),
      accountDetails: accountDetailsOf(entry, { collectsAddress }),
      ddTermsAccepted: entry.hasAgreed,
    };
    const result = await request.run({ body }, { idempotencyKey });
    if (!result.ok) return errors.refuse(result.error);
    toast({ content: texts.done(result.data.mandate.accountEnding), type: 'success' });
    for (const changed of [mandate, ownMemberships]) api.invalidate(changed);
    if (purpose === 'setUp') followPerson(undefined);
    onDone();
  }

  const field = (name: Exclude<keyof AccountEntry, 'isAuthorised' | 'hasAgreed'>) => ({
    ...errors.at(name),
    name,
    label: texts[name],
    value: entry[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
  });
  const tick = (name: 'isAuthorised' | 'hasAgreed') => ({
    ...errors.at(name),
    name,
    label: texts[name],
    checked: entry[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
  });

  return (
    <Stack
      component="form"
      noValidate
      autoComplete="off"
      spacing={3}
      aria-labelledby={titleId}
      sx={{ maxWidth: FORM_WIDTH }}
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      <Stack spacing={1}>
        <Heading level={3} size={4} id={titleId} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {texts[purpose].title}
        </Heading>
        <Text tone="muted">{texts[purpose].lead}</Text>
      </Stack>
      <FormErrorSummary {...errors.summary} />
      <TextField
        {...field('accountHolder')}
        hint={texts.accountHolderHint}
        maxLength={100}
        autoComplete="name"
      />
      <Pair>
        <TextField {...field('sortCode')} hint={texts.sortCodeHint} {...hidden} />
        <TextField {...field('accountNumber')} hint={texts.accountNumberHint} {...hidden} />
      </Pair>
      <Text size="small">{texts.severalSign}</Text>
      {collectsAddress && (
        <>
          <TextField
            {...field('billingAddressLineOne')}
            maxLength={100}
            autoComplete="billing address-line1"
          />
          <TextField
            {...field('billingAddressLineTwo')}
            maxLength={100}
            autoComplete="billing address-line2"
            optional
          />
          <TextField {...field('billingCity')} maxLength={100} autoComplete="billing address-level2" />
          <Pair>
            <TextField {...field('billingPostcode')} maxLength={20} autoComplete="billing postal-code" />
          </Pair>
        </>
      )}
      {hasTerms && (
        <Disclosure title={texts.terms}>
          {terms.data.map(({ id, title, html }) => (
            <section key={id} aria-label={title}>
              <Text weight="bold">{title}</Text>
              <SafeHtml html={html} />
            </section>
          ))}
        </Disclosure>
      )}
      <Stack spacing={1.5}>
        <Checkbox {...tick('isAuthorised')} />
        {hasTerms && <Checkbox {...tick('hasAgreed')} />}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant={isMainStep ? 'primary' : 'secondary'}
          type="submit"
          loading={request.requesting || isChecking}
        >
          {purpose === 'setUp' ? texts.setUp.submit : texts.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts[purpose].cancel}
        </Button>
      </Box>
    </Stack>
  );
}
