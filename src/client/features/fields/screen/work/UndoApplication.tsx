import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'
import type { Application } from '#domain/fields/field-record.schema.ts'

type UndoApplicationProps = { application: Application; onKeep: () => void }

/** Asks before an entry is taken back: it is not kept anywhere. */
export function UndoApplication({ application: { id, fieldId, resourceName }, onKeep }: UndoApplicationProps) {
  const t = useTranslations('field.work')
  const undo = useWrite(api.farmer.applications.undo.mutate, {
    done: { title: t('undone') },
    failed: withReason(t('undoFailed')),
    refresh: (utils) => utils.farmer.applications.list.invalidate({ id: fieldId }),
  })
  return (
    <Question
      keep={t('undoKeep')}
      confirm={t('undo')}
      isPending={undo.isPending}
      onKeep={onKeep}
      onConfirm={() => undo.mutate({ id: fieldId, applicationId: id })}
    >
      <p>{t('undoQuestion', { name: resourceName })}</p>
    </Question>
  )
}
