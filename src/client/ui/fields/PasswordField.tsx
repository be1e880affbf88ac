import type { ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** For password managers: which of an account's passwords it is. */
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = (props: PasswordFieldProps) => <TextField type="password" {...props} />
