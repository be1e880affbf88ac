import { IconSquare, IconSquareCheck } from '@tabler/icons-react'
import { createElement } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './LessonText.module.css'

type TaskProps = { isDone: boolean; children: Shown[] }

/** A task of a list, which is done or not; it is shown, and ticked nowhere. */
export function Task({ isDone, children }: TaskProps) {
  const t = useTranslations('learning.lesson')
  const Icon = isDone ? IconSquareCheck : IconSquare
  return (
    <li className={classes.task}>
      <Icon size={20} role="img" aria-label={t(isDone ? 'taskDone' : 'taskToDo')} />
      {createElement('div', null, ...children)}
    </li>
  )
}
