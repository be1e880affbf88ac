import type { ReactNode } from 'react'
import classes from './HeaderBand.module.css'

/** Carries the header's green on, under a greeting; the first card of the screen laps over its lower edge. */
export function HeaderBand({ title, text }: { title: ReactNode; text?: ReactNode }) {
  return (
    <div className={classes.band}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
  )
}
