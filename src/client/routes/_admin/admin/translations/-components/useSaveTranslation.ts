import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { conflictsOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import type { Translation } from '#domain/operations/translations/translation.schema.ts'
import type { FieldConflict } from '#domain/problem.ts'

/** What is saved, and when the text was last written that its form began with. */
type Values = { text: string; isReviewed: boolean; basis: Translation['updatedAt'] }

/** Saves a translation. Where somebody else wrote it meanwhile, `conflicts` says what, and `saveMine` saves it all the same. */
export function useSaveTranslation({ language, key, english }: Translation, form: WrittenForm<'text'>) {
  const t = useTranslations('desk.translations')
  const utils = trpc.useUtils()
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([])
  const submitted = useRef<{ values: Values; onDone: () => void } | null>(null)
  const write = async (isForced: boolean) => {
    if (!submitted.current) return
    const { basis, ...values } = submitted.current.values
    const input = { language, key, english, ...values }
    await api.admin.translations.save.mutate(isForced ? input : { ...input, basis })
  }
  const saving = useWrite(write, {
    done: { title: t('saved'), tone: 'good' },
    failed: ({ error, reason }) => {
      const found = conflictsOf(error)
      setConflicts(found)
      // The dialog itself asks.
      return found.length > 0 ? null : (reason ?? t('notSaved'))
    },
    form,
    refresh: ({ admin }) => admin.translations.invalidate(),
    onDone: () => submitted.current?.onDone(),
  })
  return {
    conflicts,
    isPending: saving.isPending,
    save: (values: Values, onDone: () => void) => {
      submitted.current = { values, onDone }
      saving.mutate(false)
    },
    saveMine: () => saving.mutate(true),
    takeTheirs: (onClose: () => void) => () => {
      form.sent()
      void utils.admin.translations.invalidate()
      onClose()
    },
  }
}
