import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SmsTextField } from '#client/features/people/SmsTextField.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { smsGroupForm } from '#domain/messaging/delivery/sms-group.schema.ts'
import { PLACEHOLDERS } from '#domain/messaging/delivery/sms-group.ts'
import { SMS_TYPES } from '#domain/messaging/sms.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { GroupReach } from './GroupReach.tsx'
import classes from './Messages.module.css'

const EMPTY = { cropId: '', place: '', isMine: false, message: '', type: 'general' } as const
const PAUSE_MS = 400

/** A text message to a group of farmers: whom it is for, what it says, and whom it reaches. */
export default function GroupDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('agent.messages')
  const sms = useTranslations('agent.sms')
  const cropName = useCropNames()
  const { data: crops = [] } = trpc.farmer.crops.catalogue.useQuery()
  const form = useZodForm(smsGroupForm, EMPTY, 'sms.group')
  const [asked] = useDebouncedValue(form.values, PAUSE_MS)
  const { data: input } = smsGroupForm.safeParse(asked)
  const reach = trpc.agent.sms.reach.useQuery(input ?? NOBODY, {
    enabled: input !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const send = useWrite(api.agent.sms.send.mutate, {
    done: (answer) => ({ title: t('sent', { count: 'texted' in answer ? answer.texted : 1 }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent }) => Promise.all([agent.sms.invalidate(), agent.dashboard.overview.invalidate()]),
    onDone: onClose,
  })
  const texted = input ? reach.data?.texted : undefined
  return (
    <SheetDialog onClose={onClose} title={t('groupTitle')} width={600}>
      <Form
        form={form}
        onSubmit={form.submit((group) => send.mutate({ ...group, userId: null, phone: null }))}
        foot={
          <Button type="submit" size="md" loading={send.isPending}>
            {texted === undefined ? t('sendNone') : t('send', { count: texted })}
          </Button>
        }
      >
        <div className={pairs.pair}>
          <SelectField
            label={t('crop')}
            data={[
              { value: '', label: t('anyCrop') },
              ...crops.map(({ id, name }) => ({ value: id, label: cropName(name) })),
            ]}
            {...form.getInputProps('cropId')}
          />
          <ChoiceOrOwnField
            label={t('place')}
            description={t('placeHint')}
            choices={keysOf(CITIES)}
            {...form.getInputProps('place')}
          />
        </div>
        <CheckboxField label={t('mine')} {...form.getInputProps('isMine', { type: 'checkbox' })} />
        <SmsTextField
          {...form.getInputProps('message')}
          onRespell={(text) => form.setFieldValue('message', text)}
          example={PLACEHOLDERS.some((name) => form.values.message.includes(`{${name}}`)) ? reach.data?.example : null}
        />
        <fieldset className={classes.insert} aria-label={t('insert')}>
          <span>{t('insert')}</span>
          {PLACEHOLDERS.map((name) => (
            <Button
              key={name}
              variant="default"
              onClick={() => form.setFieldValue('message', `${form.values.message.trimEnd()} {${name}}`.trimStart())}
            >
              {t(`placeholders.${name}`)}
            </Button>
          ))}
        </fieldset>
        <SelectField
          label={sms('type')}
          data={SMS_TYPES.map((value) => ({ value, label: sms(`types.${value}`) }))}
          {...form.getInputProps('type')}
        />
        <GroupReach query={input ? reach : undefined} />
      </Form>
    </SheetDialog>
  )
}

/** The question that is not asked yet. */
const NOBODY = {
  filter: { cropId: null, place: null, isMine: true, farmerIds: null },
  message: '?',
  type: 'general',
} as const
