import type { RefObject } from 'react';
import {
  PRICE_LIMITS,
  type SessionFilter,
  TIMES_OF_DAY,
} from 'shared-contracts/session-search/session-filter';
import { useMoneySymbol } from 'shared-platform';
import { styled } from 'shared-ui/core';
import { CheckboxGroup, Select, TextField } from 'shared-ui/forms';
import type { FilteredSession } from '../../../shared/timetable/session-filter.ts';
import { texts as filterWords } from '../../../texts/active-filters.ts';
import { texts } from '../../../texts/en.ts';
import { texts as words } from '../../../texts/filter.ts';
import { priceText } from './filter-marks.ts';
import { activityOptions, type FilterOption, levelOptions, supportOptions } from './filter-options.ts';

const Fields = styled('div')({ display: 'grid', gap: '28px' });

interface Props {
  filter: SessionFilter;
  sessions: readonly FilteredSession[];
  /** Times of day, women only and free of charge have buttons of their own beside the dialog. */
  isSample: boolean;
  /** Those that can be chosen here; none where the page has a choice of its own. */
  activities: readonly FilterOption[];
  /** As it is typed, which need not be an age yet. */
  age: { field: RefObject<HTMLInputElement | null>; text: string; error: string | undefined };
  onChange(change: Partial<SessionFilter>): void;
  onAge(text: string): void;
}

const WOMEN = 'women';

/** A field for each thing a class can be chosen by; what no class of the day names is not asked. */
export function FilterFields({ filter, sessions, isSample, activities, age, onChange, onAge }: Props) {
  const symbol = useMoneySymbol();
  const levels = levelOptions(sessions, filter);
  const support = supportOptions(sessions, filter);
  const offered = activityOptions(activities, filter);
  const { priceLimit } = filter;
  return (
    <Fields>
      {offered.length > 0 && (
        <Select
          label={texts.timetable.activity}
          placeholder={words.anyActivity}
          options={offered}
          value={filter.activity ?? ''}
          onChange={({ target }) => onChange({ activity: target.value || null })}
        />
      )}
      {!isSample && (
        <CheckboxGroup
          legend={words.time}
          options={TIMES_OF_DAY.map((value) => ({ value, label: words.timesInFull[value] }))}
          value={filter.times}
          onChange={(ticked) => onChange({ times: TIMES_OF_DAY.filter((time) => ticked.includes(time)) })}
        />
      )}
      {levels.length > 0 && (
        <CheckboxGroup
          legend={words.level}
          hint={words.levelHint}
          options={levels}
          value={filter.levels}
          onChange={(ticked) => onChange({ levels: ticked })}
        />
      )}
      <Select
        label={words.price}
        placeholder={words.anyPrice}
        options={PRICE_LIMITS.filter((limit) => !isSample || limit > 0).map((limit) => ({
          value: String(limit),
          label: priceText(limit, symbol),
        }))}
        value={priceLimit === null ? '' : String(priceLimit)}
        onChange={({ target }) =>
          onChange({ priceLimit: PRICE_LIMITS.find((limit) => String(limit) === target.value) ?? null })
        }
      />
      <TextField
        ref={age.field}
        label={words.age}
        hint={words.ageHint}
        error={age.error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={age.text}
        onChange={({ target }) => onAge(target.value)}
        sx={{ '& input': { maxWidth: '112px' } }}
      />
      {!isSample && (
        <CheckboxGroup
          legend={words.who}
          options={[{ value: WOMEN, label: filterWords.womenOnly }]}
          value={filter.isWomenOnly ? [WOMEN] : []}
          onChange={(ticked) => onChange({ isWomenOnly: ticked.includes(WOMEN) })}
        />
      )}
      {support.length > 0 && (
        <CheckboxGroup
          legend={words.support}
          hint={words.supportHint}
          options={support}
          value={filter.support}
          onChange={(ticked) => onChange({ support: ticked })}
        />
      )}
    </Fields>
  );
}
