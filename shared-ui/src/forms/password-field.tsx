import { useState } from 'react';
import { IconButton } from '../core/icon-button.tsx';
import { texts } from '../texts/en.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'endAdornment' | 'inputComponent' | 'inputComponentProps'
>;

/** A password that can be shown. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size="small"
          iconSize={22}
          label={shown ? texts.hidePassword : texts.showPassword}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
