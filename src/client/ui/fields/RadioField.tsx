import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import type { ComponentProps } from 'react'

type RadioFieldProps<Value extends string> = Omit<
  ComponentProps<typeof Radio.Group>,
  'value' | 'onChange' | 'children'
> & {
  choices: readonly { value: Value; label: string; description?: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few choices, all of them in sight. */
export const RadioField = <Value extends string>({
  choices,
  onChange,
  withAsterisk = false,
  ...props
}: RadioFieldProps<Value>) => (
  <Radio.Group {...props} withAsterisk={withAsterisk} onChange={(value) => onChange(value as Value)}>
    {choices.map((choice) => (
      <Radio key={choice.value} {...choice} />
    ))}
  </Radio.Group>
)
