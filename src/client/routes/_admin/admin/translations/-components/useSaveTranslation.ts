import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import type { WrittenForm } from '#client/api/useWrite.ts'
import { useEdit } from '#client/features/operations/admin/useEdit.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Translation } from '#domain/operations/translations/translation.schema.ts'

/** What is saved, and when the text was last written that its form began with. */
type Values = { text: string; isReviewed: boolean; basis: Translation['updatedAt'] }

/** Saves a translation (see useEdit). */
export function useSaveTranslation({ language, key, english }: Translation, form: WrittenForm<'text'>) {
  const t = useTranslations('desk.translations')
  const utils = trpc.useUtils()
  type Submission = { values: Values; onDone: () => void }
  const write = ({ values: { basis, ...values } }: Submission, isForced: boolean) => {
    const input = { language, key, english, ...values }
    return api.admin.translations.save.mutate(isForced ? input : { ...input, basis })
  }
  const { save, ...saving } = useEdit(write, {
    done: { title: t('saved'), tone: 'good' },
    failed: t('notSaved'),
    form,
    refresh: ({ admin }) => admin.translations.invalidate(),
    onDone: ({ onDone }) => onDone(),
  })
  return {
    ...saving,
    save: (values: Values, onDone: () => void) => save({ values, onDone }),
    takeTheirs: (onClose: () => void) => () => {
      form.sent()
      void utils.admin.translations.invalidate()
      onClose()
    },
  }
}
