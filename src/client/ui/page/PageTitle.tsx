import type { ReactNode } from 'react'
import classes from './PageTitle.module.css'
import { usePageTitle } from './usePageTitle.ts'

/** The heading of a screen that has no green band, with room for its main action. */
export function PageTitle({ children, action }: { children: ReactNode; action?: ReactNode }) {
  usePageTitle(children)
  return (
    <div className={classes.row}>
      <h1 className={classes.title}>{children}</h1>
      {action}
    </div>
  )
}
