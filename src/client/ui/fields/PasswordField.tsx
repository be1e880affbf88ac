import { TextField, type TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** For password managers: which of an account's passwords it is. */
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (props: PasswordFieldProps) => <TextField type="password" {...props} />
