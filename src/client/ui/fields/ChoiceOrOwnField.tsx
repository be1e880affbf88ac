import { type ComponentProps, useId } from 'react'
import { TextField } from './TextField.tsx'

type ChoiceOrOwnFieldProps = ComponentProps<typeof TextField> & { choices: readonly string[] }

/** A line of text with a list of the usual answers; any other may be typed. */
export function ChoiceOrOwnField({ choices, ...props }: ChoiceOrOwnFieldProps) {
  const list = useId()
  return (
    <>
      <TextField list={list} autoComplete="off" {...props} />
      <datalist id={list}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  )
}
