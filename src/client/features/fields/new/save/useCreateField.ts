import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import type { InputOf } from '#client/api/procedure-types.ts'
import { useWrite, type WrittenForm, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useTarget } from '../useTarget.ts'

/** Saves a field of the farmer for whom it is measured, also without a connection, and leaves for where it stands. */
export function useCreateField(form: WrittenForm<'name'>, onDone?: () => void) {
  const t = useTranslations('fields.save')
  const { place, farmerId } = useTarget()
  const navigate = useNavigate()
  const create = (field: Omit<InputOf<'farmer.fields.create'>, 'farmerId'>) =>
    api.farmer.fields.create.mutate({ ...field, farmerId })
  return useWrite(create, {
    done: (_, { name }) => ({
      title: t('saved'),
      text: place === '/fields/new' ? t('savedText', { name }) : undefined,
      tone: 'good',
    }),
    failed: withReason(t('failed')),
    form,
    refresh: (utils) => utils.farmer.fields.invalidate(),
    onDone: ({ id }) => {
      onDone?.()
      void (place === '/fields/new'
        ? navigate({ to: '/fields' })
        : navigate({ to: '/agent/fields/$fieldId', params: { fieldId: id } }))
    },
  })
}
