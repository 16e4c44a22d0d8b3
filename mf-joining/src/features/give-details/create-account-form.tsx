import { useCallback, useMemo, useState } from 'react';
import type { DataFields } from 'shared-contracts/data-fields';
import { loginLink } from 'shared-contracts/links';
import { useDraftedState, useFlags, useFollowPerson, useLinks, useToast } from 'shared-platform';
import { RegistrationForm } from 'shared-platform/personal-details';
import { useLocation, useNavigate } from 'shared-platform/router';
import { Button } from 'shared-ui/core';
import { type Answers, readTouched } from 'shared-ui/data-fields';
import { newCustomerSteps } from '../../shared/machine/new-customer-steps.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { useJoiningSteps } from '../../shared/state/use-joining-steps.ts';
import { texts as accountWords } from '../../texts/account.ts';
import { texts } from '../../texts/details.ts';
import {
  ADDRESS_PATHS,
  countQuestions,
  requiredQuestions,
  storableAnswers,
  withEmailFirst,
  withOthersLast,
  withPostcodeFirst,
  withPurchaseQuestions,
} from './account-questions.ts';
import { takeOverReload, useKeepOverReload } from './over-reload.ts';
import { EMAIL_PATH, useTypedAnswers } from './typed-answers.ts';
import { useAddressLookUp } from './use-address-look-up.tsx';
import { useAgeRule } from './use-age-rule.ts';
import { useFormPart } from './use-form-part.ts';

const words = texts;

interface Props {
  fields: DataFields;
  /** Called with the email address once its field is left. */
  onEmail(email: string): void;
}

/** The questions for a new account: the email address first, then what this purchase requires, the others if wanted. A token in the answer logs the person in at once. */
export function CreateAccountForm({ fields, onEmail }: Props) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const followPerson = useFollowPerson();
  const { send } = useJoining();
  useJoiningSteps(newCustomerSteps);
  const { before, keep, forget } = useTypedAnswers(null, fields);
  // Over a reload: the person's own, or one without their doing, as of the page around an embedded one.
  const [stored, store] = useDraftedState<Answers>('new-account', () => takeOverReload() ?? {}, readTouched);
  useKeepOverReload(stored, !kiosk);
  const [given] = useState(() => before ?? stored);
  const keepTyped = useCallback(
    (answers: Answers) => {
      keep(answers);
      store(storableAnswers(fields, answers));
    },
    [keep, store, fields],
  );
  const part = useFormPart();
  const rule = useAgeRule();
  const [showsAll, setShowsAll] = useState(false);
  const lookUp = useAddressLookUp(String(stored[ADDRESS_PATHS.city] ?? ''));
  const all = useMemo(() => withPostcodeFirst(withEmailFirst(withPurchaseQuestions(fields))), [fields]);
  // An answer that is taken back does not take its question away.
  const [required] = useState(() => requiredQuestions(all, given));
  const others = countQuestions(all) - countQuestions(required);
  const whole = useMemo(
    () => (kiosk ? withOthersLast(required, all, accountWords.optional) : all),
    [kiosk, required, all],
  );

  function goOn(token: string | undefined) {
    forget();
    toast({ content: token ? words.accountReady : words.accountReadyLogIn, type: 'success' });
    if (token) {
      send({ type: 'account-created' });
      followPerson(token);
    } else void navigate(links.to(loginLink(`${pathname}${search}`)));
  }

  return (
    <RegistrationForm
      fields={showsAll ? whole : required}
      before={given}
      onAnswers={keepTyped}
      onLeft={(path, answer) => {
        if (path === EMAIL_PATH && typeof answer === 'string') onEmail(answer);
        lookUp.leave(path, answer);
      }}
      rule={rule}
      below={lookUp.below}
      isInParts={kiosk}
      {...part}
      onRegistered={goOn}
      submitLabel={words.createAccount}
      headingLevel={3}
    >
      {others > 0 && !showsAll && (
        <Button variant="text" sx={{ alignSelf: 'start' }} onClick={() => setShowsAll(true)}>
          {accountWords.showOptional(others)}
        </Button>
      )}
    </RegistrationForm>
  );
}
