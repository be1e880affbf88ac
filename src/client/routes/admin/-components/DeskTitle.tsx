import type { ReactNode } from 'react'
import { usePageTitle } from '#client/hooks/usePageTitle.ts'
import classes from './DeskTitle.module.css'

/** The heading of a page of the desk. */
export function DeskTitle({ children }: { children: ReactNode }) {
  usePageTitle(children)
  return <h1 className={classes.title}>{children}</h1>
}
