import type { ReactNode } from 'react'
import classes from './DeskTitle.module.css'
import { usePageTitle } from './usePageTitle.ts'

/** The heading of a page of the desk. */
export function DeskTitle({ children }: { children: ReactNode }) {
  usePageTitle(children)
  return <h1 className={classes.title}>{children}</h1>
}
