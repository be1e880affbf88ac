import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { Ref } from 'react'

/** Its value is text alone, as that of a TextField. */
export interface SelectFieldProps extends Omit<NativeSelectProps, 'value' | 'defaultValue'> {
  value?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/** One of a few choices; the phone draws its own list. */
export const SelectField = ({ withAsterisk = false, required = withAsterisk, ...props }: SelectFieldProps) => (
  <NativeSelect {...props} withAsterisk={withAsterisk} required={required} />
)
