import { Button } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useOnline } from '#client/offline/connection.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import fields from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { registerFarmerForm } from '#domain/people/farmer.schema.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'
import { GENDERS } from '#domain/support/farmer-record.ts'
import { Registered } from './Registered.tsx'
import { SameFarmers } from './SameFarmers.tsx'

type Values = z.output<typeof registerFarmerForm>
const EMPTY = { fullName: '', phone: '', location: '', language: 'english', gender: '', cropId: '', areaSize: '', sendsCode: false } as const // biome-ignore format: one form

/** Registers a farmer on the spot; somebody who may be registered already is shown first. */
export default function RegisterDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('agent.register')
  const genders = useTranslations('agent.genders')
  const cropName = useCropNames()
  const offered = useOfferedLanguages()
  const form = useZodForm(registerFarmerForm, EMPTY, 'register-farmer')
  const isOnline = useOnline()
  const crops = trpc.farmer.crops.catalogue.useQuery().data ?? []
  const [made, setMade] = useState<OutputOf<'agent.farmers.register'>>()
  const [doubtful, setDoubtful] = useState<{ values: Values; same: OutputOf<'agent.farmers.same'> }>()
  const register = useWrite(api.agent.farmers.register.mutate, {
    done: ({ fullName }) => ({ title: t('done', { name: fullName }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent }) => Promise.all([agent.farmers.invalidate(), agent.dashboard.invalidate()]),
    // Of a farmer whom the server does not have yet there is no username and no code.
    onDone: (farmer) => (farmer.username ? setMade(farmer) : onClose()),
  })
  const send = ({ cropId, areaSize, ...values }: Values, isSure: boolean) =>
    register.mutate({ ...values, crop: cropId ? { cropId, areaSize: areaSize! } : null, isSure })
  const look = useWrite(findSame, {
    failed: t('failed'),
    onDone: (same, values) => (same.length > 0 ? setDoubtful({ values, same }) : send(values, false)),
  })
  if (made)
    return (
      <SheetDialog onClose={onClose} title={t('done', { name: made.fullName })} width={500}>
        <Registered farmer={made} onClose={onClose} />
      </SheetDialog>
    )
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <Form
        form={form}
        label={t('title')}
        onSubmit={form.submit((values) => look.mutate(values))}
        foot={
          <Button type="submit" size="md" loading={look.isPending || register.isPending}>
            {t('submit')}
          </Button>
        }
      >
        {doubtful && (
          <SameFarmers
            same={doubtful.same}
            isPending={register.isPending}
            onKeep={() => setDoubtful(undefined)}
            onSure={() => send(doubtful.values, true)}
          />
        )}
        <TextField label={t('name')} size="md" withAsterisk {...form.getInputProps('fullName')} />
        <PhoneField at={form.values.location || null} label={t('phone')} size="md" {...form.getInputProps('phone')} />
        <TextField label={t('place')} size="md" withAsterisk {...form.getInputProps('location')} />
        <div className={fields.pair}>
          <SelectField
            label={t('language')}
            size="md"
            data={offered.map((id) => ({ value: LANGUAGES[id].word, label: englishName(id) }))}
            {...form.getInputProps('language')}
          />
          <SelectField
            label={t('gender')}
            size="md"
            data={[{ value: '', label: t('notAsked') }, ...GENDERS.map((value) => ({ value, label: genders(value) }))]}
            {...form.getInputProps('gender')}
          />
        </div>
        <div className={fields.pair}>
          <SelectField
            label={t('crop')}
            size="md"
            data={[{ value: '', label: t('noCrop') }, ...crops.map(({ id, name }) => ({ value: id, label: cropName(name) }))]} // biome-ignore format: one list
            {...form.getInputProps('cropId')}
          />
          <NumberField
            label={t('area')}
            size="md"
            step={0.1}
            decimals={4}
            disabled={!form.values.cropId}
            {...form.getInputProps('areaSize')}
          />
        </div>
        {!isOnline && <p>{t('offline')}</p>}
        <CheckboxField label={t('sendsCode')} {...form.getInputProps('sendsCode', { type: 'checkbox' })} />
      </Form>
    </SheetDialog>
  )
}

/** Who may be registered already. Where this cannot be asked, the server looks once more when it registers. */
const findSame = ({ fullName, phone, location }: Values) =>
  api.agent.farmers.same.query({ fullName, phone, location }).catch(() => [])
