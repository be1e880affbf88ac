import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Question } from '#client/ui/Question.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import type { FieldPlace } from '../field-place.ts'

type RemoveFieldProps = { field: Field; place: FieldPlace; onKeep: () => void }

/** Asks, removes the field, and leaves its page; the toast brings it back. */
export function RemoveField({ field: { id, name, farmerId }, place, onKeep }: RemoveFieldProps) {
  const t = useTranslations('field.remove')
  const navigate = useNavigate()
  const restore = useUndo(api.farmer.fields.restore.mutate, (utils) => utils.farmer.fields.invalidate())
  const remove = useWrite(api.farmer.fields.remove.mutate, {
    done: {
      title: t('done'),
      text: t('doneText', { name }),
      tone: 'good',
      undo: () => restore.mutate({ id }),
    },
    failed: withReason(t('failed')),
    refresh: (utils) => utils.farmer.fields.list.invalidate(),
    onDone: () =>
      place === '/fields/$fieldId'
        ? navigate({ to: '/fields', replace: true })
        : navigate({ to: '/agent/farmers', search: { open: `farmer.${farmerId}` }, replace: true }),
  })
  return (
    <Question
      keep={t('keep')}
      confirm={t('confirm')}
      isPending={remove.isPending}
      onKeep={onKeep}
      onConfirm={() => remove.mutate({ id })}
    >
      <p>{t('question', { name })}</p>
    </Question>
  )
}
