import { createElement } from 'react'
import { digits } from '#client/i18n/digits.ts'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './LessonText.module.css'

/** Where the text refers to a note. */
export function NoteLink({ number }: { number: number }) {
  const t = useTranslations('learning.lesson')
  return (
    <sup>
      <a href={`#note-${number}`} id={`note-from-${number}`} aria-label={t('note', { number: digits(number) })}>
        {digits(number)}
      </a>
    </sup>
  )
}

/** A note at the end of the text, with the way back. */
export function Note({ number, children }: { number: number; children: Shown[] }) {
  const t = useTranslations('learning.lesson')
  return (
    <div className={classes.note} id={`note-${number}`}>
      <a href={`#note-from-${number}`} aria-label={t('noteBack', { number: digits(number) })}>
        {digits(number)}
      </a>
      {createElement('div', null, ...children)}
    </div>
  )
}
