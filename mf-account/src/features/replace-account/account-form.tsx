import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { replaceMandate } from 'shared-contracts/api/mandate';
import { directDebitTerms } from 'shared-contracts/api/membership-terms';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { mandate } from 'shared-contracts/api/payments';
import { accountDetailsOf } from 'shared-contracts/bank-details';
import {
  formBanner,
  SafeHtml,
  useApi,
  useApiMutation,
  useApiQuery,
  useFollowPerson,
  useSite,
  useToast,
} from 'shared-platform';
import { Box, Button, Disclosure, Heading, Stack, Text } from 'shared-ui/core';
import { Checkbox, FormErrorSummary, TextField } from 'shared-ui/forms';
import { CardSkeleton } from '../../parts/card-skeleton.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/account.ts';
import {
  ACCOUNT_FIELDS,
  type AccountEntry,
  type AccountMessages,
  accountMessages,
  emptyAccount,
  refusedAccount,
} from './account-entry.ts';

/** Everything typed in the form is kept out of the browser's own memory, too. */
const hidden = { autoComplete: 'off', spellCheck: false, inputMode: 'numeric', maxLength: 40 } as const;

/** Whether the account is for a Direct Debit there is, or for one that is missing. */
export type AccountPurpose = 'replace' | 'setUp';

interface Props {
  purpose: AccountPurpose;
  onDone(): void;
  onCancel(): void;
}

/** The account to pay by Direct Debit from, checked as in joining. */
export function AccountForm({ purpose, onDone, onCancel }: Props) {
  const formId = useId();
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const { collectDirectDebitBillingAddress: collectsAddress } = useSite();
  const terms = useApiQuery(directDebitTerms, {});
  const request = useApiMutation(replaceMandate);
  const [entry, setEntry] = useState(emptyAccount);
  const [messages, setMessages] = useState<AccountMessages>({});
  const [attempt, setAttempt] = useState(0);
  const [isChecking, setChecking] = useState(false);
  // The same attempt sent again must not be a second one; another entry is another attempt.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone: whoever has not gone elsewhere meanwhile begins at its title.
  useEffect(() => {
    if (terms.state === 'success' && document.activeElement === document.body) heading.current?.focus();
  }, [terms.state]);

  if (terms.state === 'loading') return <CardSkeleton label={texts.termsLoading} />;
  if (!terms.data) {
    return <LoadFailure title={texts.termsFailed} message={terms.error?.message} onRetry={terms.reload} />;
  }
  const hasTerms = terms.data.length > 0;

  function tell(found: AccountMessages) {
    setMessages(found);
    setAttempt((count) => count + 1);
  }

  function change(parts: Partial<AccountEntry>) {
    setEntry((before) => ({ ...before, ...parts }));
    setIdempotencyKey(crypto.randomUUID());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting || isChecking) return;
    setChecking(true);
    const found = await accountMessages(entry, { collectsAddress, hasTerms });
    setChecking(false);
    tell(found);
    if (Object.keys(found).length > 0) return;
    const body = {
      accountHolder: entry.accountHolder.trim(),
      accountDetails: accountDetailsOf(entry, { collectsAddress }),
      ddTermsAccepted: entry.hasAgreed,
    };
    const result = await request.run({ body }, { idempotencyKey });
    if (!result.ok) return tell(refusedAccount(result.error.validationMessages));
    toast({ content: texts.done(result.data.mandate.accountEnding), type: 'success' });
    for (const changed of [mandate, ownMemberships]) api.invalidate(changed);
    if (purpose === 'setUp') followPerson(undefined);
    onDone();
  }

  const field = (name: Exclude<keyof AccountEntry, 'isAuthorised' | 'hasAgreed'>) => ({
    id: `${formId}-${name}`,
    name,
    label: texts[name],
    value: entry[name],
    error: name === 'billingAddressLineTwo' ? undefined : messages[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  const tick = (name: 'isAuthorised' | 'hasAgreed') => ({
    id: `${formId}-${name}`,
    name,
    label: texts[name],
    checked: entry[name],
    error: messages[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.checked }),
  });
  const errors = ACCOUNT_FIELDS.flatMap((name) => {
    const message = messages[name];
    return message ? [{ fieldId: `${formId}-${name}`, message }] : [];
  });
  const banner = request.error && errors.length === 0 ? formBanner(request.error) : null;

  return (
    <Stack
      component="form"
      noValidate
      autoComplete="off"
      spacing={3}
      aria-labelledby={`${formId}-title`}
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      <Heading level={3} size={4} id={`${formId}-title`} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {texts[purpose].title}
      </Heading>
      <Text tone="muted">{texts[purpose].lead}</Text>
      <FormErrorSummary errors={banner ? [{ message: banner }] : errors} attempt={attempt} />
      <TextField
        {...field('accountHolder')}
        hint={texts.accountHolderHint}
        maxLength={100}
        autoComplete="name"
      />
      <TextField {...field('sortCode')} hint={texts.sortCodeHint} {...hidden} />
      <TextField {...field('accountNumber')} hint={texts.accountNumberHint} {...hidden} />
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
          <TextField {...field('billingPostcode')} maxLength={20} autoComplete="billing postal-code" />
        </>
      )}
      <Text size="small">{texts.severalSign}</Text>
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
      <div>
        <Checkbox {...tick('isAuthorised')} />
        {hasTerms && <Checkbox {...tick('hasAgreed')} />}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" loading={request.requesting || isChecking}>
          {texts.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts[purpose].cancel}
        </Button>
      </Box>
    </Stack>
  );
}
