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
  /** Where it is the whole screen, its sentence is the heading. */
  isScreen?: boolean
}

export function EmptyState({ text, drawing, hint, action, isScreen = false }: EmptyStateProps) {
  const Text = isScreen ? 'h1' : 'p'
  return (
    <div className={classes.empty}>
      {drawing && <div className={classes.drawing}>{drawing}</div>}
      <Text className={classes.text}>{text}</Text>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  )
}
