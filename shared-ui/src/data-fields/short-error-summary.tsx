import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../core/icon.tsx';
import { styled } from '../core/styled.ts';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { focusField } from '../forms/focus-field.ts';
import { texts } from '../texts/answers.ts';

const Root = styled('p')({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  margin: 0,
  color: 'var(--ui-danger)',
  fontSize: '1.125rem',
  fontWeight: 700,
});

interface Props {
  errors: readonly { fieldId: string; message: string }[];
  /** Raised with every failed submit, so that the first wrong field takes the focus again. */
  attempt: number;
}

/**
 * The number of errors in one line, for a form that has them all in view at their fields. Screen readers announce them
 * here as well; the focus moves to the first wrong field.
 */
export function ShortErrorSummary({ attempt, errors }: Props) {
  return <Summary key={attempt} errors={errors} />;
}

function Summary({ errors }: Pick<Props, 'errors'>) {
  const focusFirst = useEffectEvent(() => errors[0] && focusField(errors[0].fieldId));
  useEffect(() => void focusFirst(), []);
  return (
    <Root role="alert">
      <Icon name="error" size={24} />
      <span>
        {texts.checkFields(errors.length)}
        <VisuallyHidden>{` ${errors.map(({ message }) => message).join(' ')}`}</VisuallyHidden>
      </span>
    </Root>
  );
}
