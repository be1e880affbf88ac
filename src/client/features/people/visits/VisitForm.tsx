import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { FARMER_CHOICES } from '#client/offline/agent/agent-questions.ts'
import { now, today } from '#client/phone/clock.ts'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { visitForm } from '#domain/support/visits/visit.schema.ts'
import { notBeforeToday } from '#domain/support/visits/visit-day.schema.ts'

/** A new visit; `farmerId` is the farmer who is chosen already. */
export function VisitForm({ farmerId }: { farmerId?: string | undefined }) {
  const t = useTranslations('agent.visits')
  const farmers = trpc.agent.farmers.list.useQuery(FARMER_CHOICES)
  const chosen = trpc.agent.farmers.get.useQuery({ farmerId: farmerId ?? '' }, { enabled: farmerId !== undefined })
  const others = farmers.data?.items.filter(({ id }) => id !== farmerId) ?? []
  const choices = [...(chosen.data ? [chosen.data] : []), ...others]
  const form = useZodForm(
    notBeforeToday(visitForm, now, (visit) => choices.find(({ id }) => id === visit.farmerId)),
    { farmerId: farmerId ?? '', date: '', time: '', purpose: '', notes: '' },
    `visit.${farmerId ?? 'new'}`,
  )
  const schedule = useWrite(api.agent.visits.schedule.mutate, {
    done: ({ farmerName }) => ({ title: t('scheduled'), text: t('scheduledText', { name: farmerName }), tone: 'good' }),
    failed: ({ reason }) => reason ?? t('failed'),
    fieldOf: { visitDayPast: 'date' },
    form,
    refresh: ({ agent }) => Promise.all([agent.visits.invalidate(), agent.today.invalidate()]),
    onDone: () => form.reset(),
  })
  const tellMissing = () => {
    const { farmerId: farmer, date, time, purpose } = form.values
    if (!(farmer && date && time && purpose.trim()))
      showToast({ title: t('missing'), text: t('missingText'), tone: 'bad' })
  }
  return (
    <Form
      form={form}
      label={t('new')}
      onSubmit={form.submit((values) => schedule.mutate(values), tellMissing)}
      foot={
        <Button type="submit" size="md" loading={schedule.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <SelectField
        label={t('farmer')}
        size="md"
        data={[
          { value: '', label: t('choose') },
          ...choices.map(({ id, fullName }) => ({ value: id, label: fullName })),
        ]}
        withAsterisk
        {...form.getInputProps('farmerId')}
      />
      <div className={classes.pair}>
        <DateField label={t('date')} size="md" min={today()} withAsterisk {...form.getInputProps('date')} />
        <TextField label={t('time')} size="md" type="time" withAsterisk {...form.getInputProps('time')} />
      </div>
      <TextField label={t('purpose')} size="md" withAsterisk {...form.getInputProps('purpose')} />
      <TextArea label={t('notes')} rows={2} {...form.getInputProps('notes')} />
    </Form>
  )
}
