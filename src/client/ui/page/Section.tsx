import { useId } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { Value } from '../value/Value.tsx'
import classes from './Section.module.css'

type SectionProps = {
  title: Shown
  /** A link at the end of the heading's line. */
  more?: Shown
  children: Shown
}

/** A part of a screen under its heading. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.heading}>
        <h2 id={id}>
          <Value>{title}</Value>
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}
