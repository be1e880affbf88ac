import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import { NumberInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import classes from './NumberField.module.css'
import { useNumberWriting } from './useNumberWriting.ts'

type NumberFieldProps = ComponentProps<typeof NumberInput> & {
  /** Large numbers, such as prices and loads, show their thousands; small ones, such as hectares, have none. */
  writing?: keyof ReturnType<typeof useNumberWriting>
}

/** A number, typed and shown as the reader writes numbers. */
export function NumberField({ writing = 'large', ...props }: NumberFieldProps) {
  const numbers = useNumberWriting()
  return (
    <NumberInput classNames={{ controls: classes.controls }} inputMode="decimal" {...numbers[writing]} {...props} />
  )
}
