import { MAX_PASSWORD_LENGTH, type PasswordRule } from 'shared-contracts/password';
import { Icon } from '../core/icon.tsx';
import { styled } from '../core/styled.ts';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { words } from '../texts/password.ts';

const Rules = styled('ul')({ margin: '8px 0 4px', padding: 0, listStyle: 'none' });

const Rule = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingBlock: '2px',
  '&[data-met]': { color: 'var(--ui-success)', fontWeight: 700 },
});

/** Reserves the place of the tick. */
const Dot = styled('span')({
  flex: 'none',
  width: '6px',
  height: '6px',
  margin: '7px',
  background: 'currentColor',
  borderRadius: '50%',
  // A single rule is a line, not a list.
  'li:only-child > &': { display: 'none' },
});

export interface PasswordChecklistProps {
  password: string;
  rules: readonly PasswordRule[];
  /** The rules it does not meet. */
  broken: readonly PasswordRule[];
}

const wording = (rule: PasswordRule, password: string) =>
  rule === 'length' && password.length > MAX_PASSWORD_LENGTH
    ? words.tooLong(MAX_PASSWORD_LENGTH)
    : words.rules[rule];

/** The rules of a new password, each ticked once it is met. */
export function PasswordChecklist({ password, rules, broken }: PasswordChecklistProps) {
  return (
    <Rules>
      {rules.map((rule) => {
        const isMet = !broken.includes(rule);
        return (
          <Rule key={rule} data-met={isMet || undefined}>
            {isMet ? <Icon name="check" size={20} /> : <Dot aria-hidden="true" />}
            <span>
              {wording(rule, password)}
              {isMet && <VisuallyHidden> {words.met}</VisuallyHidden>}
            </span>
          </Rule>
        );
      })}
    </Rules>
  );
}

/** Announces the unmet rules; it changes only when a rule is met or broken, so that not every key is read out. */
export function PasswordProgress({ password, broken }: Omit<PasswordChecklistProps, 'rules'>) {
  return (
    <VisuallyHidden role="status">
      {password &&
        (broken.length === 0
          ? words.allMet
          : words.stillNeeded(broken.map((rule) => wording(rule, password)).join(', ')))}
    </VisuallyHidden>
  );
}
