import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { catchFocus } from './dialog/catch-focus.ts'
import classes from './Question.module.css'

type QuestionProps = {
  /** What goes; a paragraph each. */
  children: Shown
  keep: string
  confirm: string
  isPending?: boolean
  onKeep: () => void
  onConfirm: () => void
}

/** Asks before something is done that cannot be undone, in the place of the button that was pressed. */
export const Question = ({ children, keep, confirm, isPending = false, onKeep, onConfirm }: QuestionProps) => (
  <div className={classes.question} role="alert" ref={intoView} onKeyDown={onEscape(onKeep)}>
    {children}
    <div className={classes.answers}>
      <Button ref={catchFocus} variant="default" onClick={onKeep}>
        {keep}
      </Button>
      <Button variant="light" color="clay" loading={isPending} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </div>
)

/** Esc leaves everything as it is, and the sheet around it open. */
const onEscape = (onKeep: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  onKeep()
}

/** It is higher than the button that it replaces. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
