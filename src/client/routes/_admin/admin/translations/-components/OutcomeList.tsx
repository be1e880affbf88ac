import { Value } from '#client/ui/value/Value.tsx'
import type { ImportAnswer } from '#domain/operations/translations/translation.schema.ts'
import classes from './Translations.module.css'

type OutcomeListProps = { title: string; label: string; outcomes: ImportAnswer['reasons'] }

/** Messages of a file that are not taken, each with the reason. */
export const OutcomeList = ({ title, label, outcomes }: OutcomeListProps) => (
  <>
    <p>
      <b>{title}</b>
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
    <ul className={classes.refused} aria-label={label} tabIndex={0}>
      {outcomes.map(({ key, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may have a message twice, and the list never changes
        <li key={`${at} ${key}`}>
          <span className={classes.key}>{key}</span> <Value>{reason}</Value>
        </li>
      ))}
    </ul>
  </>
)
