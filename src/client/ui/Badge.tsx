import type { ReactNode } from 'react'
import classes from './Badge.module.css'

/** The styles of the specification, and the two colours of what grows and what is told. */
export type BadgeTone = 'secondary' | 'default' | 'destructive' | 'good' | 'info' | 'warm'

export const Badge = ({ tone = 'default', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
