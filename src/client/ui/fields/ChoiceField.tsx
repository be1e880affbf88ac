import { type Ref, useId } from 'react'
import classes from './ChoiceField.module.css'

type ChoiceFieldProps = {
  /** The question, which takes the focus when it changes. */
  question: string
  questionRef?: Ref<HTMLLegendElement>
  options: readonly string[]
  value: string
  onChange: (option: string) => void
  /** The language of question and options, where it is not the interface's. */
  lang?: string
}

/** A question with its options, each as large as a thumb. */
export function ChoiceField({ question, questionRef, options, value, onChange, lang }: ChoiceFieldProps) {
  const name = useId()
  return (
    <fieldset className={classes.field} lang={lang}>
      <legend ref={questionRef} tabIndex={-1} className={classes.question}>
        {question}
      </legend>
      {options.map((option) => (
        <label key={option} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
