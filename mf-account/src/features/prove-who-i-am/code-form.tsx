import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, Stack } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/second-factor.ts';

interface Props {
  label: string;
  hint: string;
  submit: string;
  requesting: boolean;
  /** There is another, louder way beside it. */
  isQuiet?: boolean;
  /** Sends what was typed. Answers what went wrong, `null` where nothing did. */
  onCode(code: string): Promise<ApiError | null>;
}

/** The one field that a code is typed into. Errors of the code are said there, once; any other above it. */
export function CodeForm({ label, hint, submit, requesting, isQuiet = false, onCode }: Props) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const errors = useFormErrors([{ name: 'code', label }]);
  const { id, error: wrong } = errors.at('code');
  const { attempt, errors: listed } = errors.summary;
  const isWrong = listed.some(({ fieldId }) => fieldId === id);
  useEffect(() => {
    if (attempt && isWrong) field.current?.focus();
  }, [attempt, isWrong]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (requesting || errors.show(code.trim() ? {} : { code: texts.codeMissing })) return;
    const error = await onCode(code.trim());
    if (error) errors.refuse(error);
  }

  return (
    <Stack component="form" noValidate spacing={3} onSubmit={(event: FormEvent) => void send(event)}>
      <FormErrorSummary attempt={attempt} errors={listed.filter(({ fieldId }) => !fieldId)} />
      <TextField
        ref={field}
        id={id}
        error={wrong && <span role="alert">{wrong}</span>}
        name="code"
        label={label}
        hint={hint}
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => {
          setCode(target.value);
          errors.changed('code');
        }}
      />
      <Button type="submit" variant={isQuiet ? 'quiet' : 'primary'} loading={requesting}>
        {submit}
      </Button>
    </Stack>
  );
}
