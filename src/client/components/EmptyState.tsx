import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type EmptyStateProps = {
  /** What happened or what is missing, as the specification says it. */
  text: ReactNode
  /** A drawing, one of ours. */
  drawing?: ReactNode
  hint?: ReactNode
  /** The one action that helps. */
  action?: ReactNode
}

export function EmptyState({ text, drawing, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {drawing && <div className={classes.drawing}>{drawing}</div>}
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  )
}
