import { api } from '#client/api/client.ts'
import type { InputOf } from '#client/api/procedure-types.ts'
import { useWrite, type WrittenForm, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'

type NewField = Omit<InputOf<'farmer.fields.create'>, 'farmerId'>
/** A field that was walked has the id of its walk, so that it is there once. */
export type WalkSent = Pick<NewField, 'id' | 'walk'>

/** Saves a field of the signed-in farmer, also without a connection. */
export function useCreateField(form: WrittenForm<'name'>, onDone: () => void) {
  const t = useTranslations('fields.save')
  const create = (field: NewField) =>
    api.farmer.fields.create.mutate({ ...field, farmerId: getSession()?.user.id ?? '' })
  return useWrite(create, {
    done: (_, { name }) => ({ title: t('saved'), text: t('savedText', { name }), tone: 'good' }),
    failed: withReason(t('failed')),
    form,
    onDone,
  })
}
