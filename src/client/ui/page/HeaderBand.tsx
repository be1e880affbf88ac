import type { Shown } from '#client/i18n/shown.ts'
import classes from './HeaderBand.module.css'

type HeaderBandProps = {
  title: Shown
  text?: Shown
  /** What is drawn behind the words: a class, and what its rules ask for. */
  ground?: { className: string | undefined; 'data-sky': string; 'data-wet': boolean | undefined }
}

/** Carries the header's green on, under a greeting; the first card of the screen laps over its lower edge. */
export function HeaderBand({ title, text, ground }: HeaderBandProps) {
  return (
    <div {...ground} className={`${classes.band} ${ground?.className ?? ''}`}>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
  )
}
