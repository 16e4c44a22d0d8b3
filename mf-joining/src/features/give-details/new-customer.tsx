import { dataFields } from 'shared-contracts/api/data-fields';
import { AT_KIOSK, largeFields, onUprightKiosk, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { LoginButton, useApiQuery, useFlags } from 'shared-platform';
import { Stack, styled, Text } from 'shared-ui/core';
import { fieldWidths } from '../../shared/form-width.ts';
import { texts } from '../../texts/details.ts';
import { ADDRESS_PATHS } from './account-questions.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { FieldsLoader } from './fields-loader.tsx';
import { LogInHere } from './log-in-here.tsx';
import { useEmailCheck } from './use-email-check.ts';

const words = texts;

/** The questions of a new account are the same for everyone; they stay while the person answers. */
const FRESH_FOR = Number.POSITIVE_INFINITY;
const NEW_ACCOUNT = { query: { onboarding_type: 'customer_account_online' } } as const;

/** Selector of the field for a path, as a kiosk has no `autocomplete` to know it by. */
const holding = (path: string) => `:has(input[id$="${path}"])`;

/** The title of a part is smaller than that of its section, larger than a label, and level with its progress. */
const PART_TITLES = {
  [AT_KIOSK]: {
    '& fieldset > legend > h3': { fontSize: '1.25rem', lineHeight: '1.5rem' },
    '& [data-progress]': { minHeight: 0 },
  },
};

/**
 * The first line of an address has a line of its own, after the number and the postcode, which share one; the short parts
 * share the next. A number without a postcode, and a town after the first line, leave no hole.
 */
const { postcode, lineOne, city } = ADDRESS_PATHS;
const PHONE = ':has(input[type="tel"])';
const ADDRESS_LINES = {
  [AT_KIOSK]: {
    '& fieldset > div': {
      [[
        `& > ${PHONE}:not(:has(+ div input[id$="${postcode}"])):has(~ div input[id$="${lineOne}"])`,
        `& > ${PHONE} + ${holding(postcode)} ~ ${holding(lineOne)}`,
        `& > ${holding(lineOne)} + ${holding(city)}`,
      ].join()]: { gridColumn: '1 / -1' },
    },
  },
};

/** A rule that is the only one of a password is a part of its hint. */
const ONE_RULE = {
  [AT_KIOSK]: {
    '& [id$="-hint"] > ul:not(:has(> li + li))': {
      margin: 0,
      '&, & > li': { display: 'inline' },
      '& span[aria-hidden]': { display: 'none' },
    },
  },
};

/** Air round the title of a part and between its fields, as much as leaves its button in view. */
const PART_SPACE = {
  ...onUprightKiosk({
    pt: 2,
    '& fieldset > legend': { marginBottom: '20px' },
    // With all of its errors the button is in view, too.
    '&:has([aria-invalid="true"])': {
      pt: 0,
      '& form': { gap: '12px' },
      '& fieldset > legend': { marginBottom: '8px' },
      '& fieldset > div': { rowGap: '12px' },
      '& [id$="-error"]': { marginTop: '4px' },
    },
  }),
  [WIDE_VIEW]: {
    [AT_KIOSK]: {
      pt: 1,
      '& fieldset:not(:has([aria-invalid="true"], [type="checkbox"]))': {
        '& > legend': { marginBottom: '12px' },
        '& > div': { rowGap: '16px' },
      },
      // The number of errors is level with the progress, too.
      '& form > p[role="alert"]': { minHeight: 0, marginBottom: 'calc(-1.6875rem - 16px)' },
      '& fieldset:has([aria-invalid="true"]):not(:has([type="checkbox"]))': {
        '& > legend': { marginBottom: '8px' },
        '& > div': { rowGap: '16px' },
      },
      // A box to tick has its error below it.
      '& fieldset > div > :has(> div > [type="checkbox"]):has(> [id$="-error"])': { display: 'block' },
      // A box to tick has room round it.
      '& fieldset:has([type="checkbox"])': { marginBottom: '-10px' },
    },
  },
};

const Known = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '8px 16px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
  '& > button': { flex: 'none', whiteSpace: 'nowrap' },
});

/**
 * The way to an existing account, and the questions for a new one, of which the email address can lead to the first. A
 * kiosk has that way in its bar, in view with every part of the form.
 */
export function NewCustomer() {
  const query = useApiQuery(dataFields, NEW_ACCOUNT, { staleTime: FRESH_FOR });
  const { kiosk } = useFlags();
  const { known, check, forget } = useEmailCheck();
  if (known !== null) return <LogInHere email={known} onOther={forget} />;
  return (
    <Stack
      spacing={kiosk ? 2.5 : 4}
      sx={[largeFields, fieldWidths, PART_TITLES, PART_SPACE, ADDRESS_LINES, ONE_RULE]}
    >
      {!kiosk && (
        <Known>
          <Text>{words.haveAccount}</Text>
          <LoginButton variant="text">{words.logIn}</LoginButton>
        </Known>
      )}
      <FieldsLoader query={query} isLong>
        {(fields) => <CreateAccountForm key={fields.checksum} fields={fields} onEmail={check} />}
      </FieldsLoader>
    </Stack>
  );
}
