import { useCallback } from 'react';
import { ageOn } from 'shared-contracts/age';
import { camelKey } from 'shared-contracts/codec';
import type { Answer, DataField } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import type { AnswerRule } from 'shared-ui/data-fields';
import { useChosenOffer } from '../../shared/offers/use-chosen-offer.ts';
import { isBuyerOutOfAge } from '../../shared/offers/who-for.ts';
import { ageRefusal } from '../../shared/offers/who-for-texts.ts';
import { texts as words } from '../../texts/details.ts';

const asksBirthday = ({ type, path, htmlAttributes }: DataField): boolean =>
  type === 'date' && (camelKey(path) === 'dateOfBirth' || htmlAttributes.autocomplete === 'bday');

/**
 * Refuses a date of birth with which the chosen membership cannot be bought today, before an account is opened for it.
 * Where the server gives no ages, it alone judges.
 */
export function useAgeRule(): AnswerRule {
  const type = useChosenOffer()?.type;
  return useCallback(
    (field: DataField, answer: Answer) => {
      if (!type || typeof answer !== 'string' || !asksBirthday(field)) return null;
      return isBuyerOutOfAge(type, ageOn(answer, siteDay(new Date())))
        ? words.otherAge(ageRefusal(type))
        : null;
    },
    [type],
  );
}
