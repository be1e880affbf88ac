import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'

/** Its value is text alone: a member of a contract that becomes a number is an error in its form. */
export interface TextFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue'> {
  value?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A line of text. */
export const TextField = ({ withAsterisk = false, required = withAsterisk, ...props }: TextFieldProps) => (
  <TextInput {...props} withAsterisk={withAsterisk} required={required} />
)
