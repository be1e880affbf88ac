import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import { listsFor, type PartList, type Place, steppedPlace } from '#domain/learning/build/part-places.ts'
import type { Move } from './move-context.ts'

type Part = Parameters<Move['move']>[0]

/** Moves a part of a course, says where it stands then, and keeps the focus on the button that moved it. */
export function useMovePart(course: BuiltCourse): Move {
  const t = useTranslations('desk.builder')
  const [announced, announce] = useState('')
  const write = useWrite(
    ({ part: { kind, id }, place }: { part: Part; place: Place }) =>
      api.admin.builder.move.mutate({ kind, id, ...place, version: course.version }),
    {
      failed: t('notMoved'),
      refresh: ({ admin }) => admin.builder.get.invalidate({ id: course.id }),
      onFailed: (_, { admin }) => admin.builder.get.invalidate({ id: course.id }),
      onDone: (_, { part, place }) => {
        announce(wordsOf(part, place, listsFor(course, part.kind, part.id)))
        restoreFocus(focusedName)
      },
    },
  )
  // A part that comes into another module is drawn anew there, and what had the focus is gone.
  const [focusedName, noteFocus] = useState('')

  const wordsOf = ({ id, title }: Part, { parentId, at }: Place, lists: PartList[]) => {
    const list = lists.find((each) => each.parentId === parentId)
    const isNew = !list?.ids.includes(id)
    const count = (list?.ids.length ?? 0) + (isNew ? 1 : 0)
    const values = { title, place: digits(at + 1), count: digits(count) }
    return isNew ? t('movedTo', { ...values, module: list?.title ?? '' }) : t('moved', values)
  }

  return {
    announced,
    stepOf: (kind, id, step) => steppedPlace(listsFor(course, kind, id), id, step),
    move: (part, place) => {
      if (write.isPending) return
      noteFocus(document.activeElement?.id ?? '')
      write.mutate({ part, place })
    },
  }
}

const restoreFocus = (id: string) => {
  if (id) requestAnimationFrame(() => document.getElementById(id)?.focus())
}
