import type { Shown } from '#client/i18n/shown.ts'
import classes from './EmptyState.module.css'

type EmptyStateProps = {
  /** What happened or what is missing, as the specification says it. */
  text: Shown
  /** A drawing, one of ours. */
  drawing?: Shown
  hint?: Shown
  /** The one action that helps. */
  action?: Shown
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
