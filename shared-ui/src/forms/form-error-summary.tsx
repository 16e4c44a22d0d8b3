import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Heading } from '../core/heading.tsx';
import { TextLink } from '../core/link.tsx';
import type { Styleable } from '../core/polymorphic.ts';
import { styled } from '../core/styled.ts';
import { texts } from '../texts/en.ts';
import { focusField } from './focus-field.ts';

const Root = styled('div')({
  padding: '20px',
  border: '3px solid var(--ui-danger)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  '& ul': { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& li + li': { marginTop: '8px' },
  '& a, & li': { color: 'var(--ui-danger)', fontWeight: 700 },
});

/** One line of the summary; with a field it links to it. */
export interface FormErrorItem {
  /** The id of the field's input; without it the error is plain text. */
  readonly fieldId?: string | undefined;
  readonly message: string;
}

export interface FormErrorSummaryProps extends Styleable {
  title?: string | undefined;
  /** Nothing is drawn while it is empty. */
  errors: readonly FormErrorItem[];
  /** Raise it with every failed submit, so that the summary takes focus again. */
  attempt?: number | undefined;
}

/** The errors of a form, at its top, with a link to each field. Takes focus when it appears. */
export function FormErrorSummary({ attempt = 0, ...summary }: FormErrorSummaryProps) {
  return summary.errors.length > 0 ? <Summary key={attempt} {...summary} /> : null;
}

function Summary({ title = texts.thereIsAProblem, errors, sx }: Omit<FormErrorSummaryProps, 'attempt'>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Root ref={root} role="alert" aria-labelledby={id} tabIndex={-1} sx={sx}>
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            {fieldId ? (
              <TextLink
                href={`#${fieldId}`}
                onClick={(event: MouseEvent) => focusField(fieldId) && event.preventDefault()}
              >
                {message}
              </TextLink>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
