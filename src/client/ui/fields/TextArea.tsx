import '@mantine/core/styles/Input.layer.css'
import { Textarea, type TextareaProps } from '@mantine/core'
import type { Ref } from 'react'

/** Its value is text alone, as that of a TextField. */
export interface TextAreaProps extends Omit<TextareaProps, 'value' | 'defaultValue'> {
  value?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** Some lines of text. */
export const TextArea = ({ withAsterisk = false, required = withAsterisk, ...props }: TextAreaProps) => (
  <Textarea {...props} withAsterisk={withAsterisk} required={required} />
)
