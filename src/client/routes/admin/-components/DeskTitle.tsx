import type { ReactNode } from 'react'
import classes from './DeskTitle.module.css'

/** The heading of a page of the desk. */
export const DeskTitle = ({ children }: { children: ReactNode }) => <h1 className={classes.title}>{children}</h1>
