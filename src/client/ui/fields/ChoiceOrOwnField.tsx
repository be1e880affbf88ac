import { useId } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface ChoiceOrOwnFieldProps extends TextFieldProps {
  choices: readonly string[]
}

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
