import { type FormEvent, useState } from 'react';
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

/** The one field that a code is typed into. */
export function CodeForm({ label, hint, submit, requesting, isQuiet = false, onCode }: Props) {
  const [code, setCode] = useState('');
  const errors = useFormErrors([{ name: 'code', label }]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (requesting || errors.show(code.trim() ? {} : { code: texts.codeMissing })) return;
    const error = await onCode(code.trim());
    if (error) errors.refuse(error);
  }

  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      sx={{ maxWidth: 420 }}
      onSubmit={(event: FormEvent) => void send(event)}
    >
      <FormErrorSummary {...errors.summary} />
      <TextField
        {...errors.at('code')}
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
      <Button
        type="submit"
        variant={isQuiet ? 'quiet' : 'primary'}
        loading={requesting}
        sx={{ alignSelf: { sm: 'start' } }}
      >
        {submit}
      </Button>
    </Stack>
  );
}
