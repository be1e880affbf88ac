import type { Shown } from '#client/i18n/shown.ts'
import classes from './Badge.module.css'
import { Value } from './value/Value.tsx'

/** The styles of the specification, and two colours for growth and information. */
export type BadgeTone = 'secondary' | 'default' | 'destructive' | 'good' | 'info' | 'warm'

export const Badge = ({ tone = 'default', children }: { tone?: BadgeTone; children: Shown }) => (
  <span className={classes.badge} data-tone={tone}>
    <Value>{children}</Value>
  </span>
)
