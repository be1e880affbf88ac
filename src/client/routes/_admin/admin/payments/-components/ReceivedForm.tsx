import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { confirmReceivedInput, giveBackReceivedInput } from '#domain/finance/payments/received.schema.ts'

type ReceivedFormProps = { id: string; way: 'giveBack' | 'confirm' }

/** Notes that money went back to its payer, or that the provider has it though it did not answer. */
export function ReceivedForm({ id, way }: ReceivedFormProps) {
  const t = useTranslations('desk.money.received')
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t(way)}
      </Button>
    )
  return way === 'giveBack' ? <GiveBackForm id={id} /> : <ConfirmForm id={id} />
}

function GiveBackForm({ id }: { id: string }) {
  const t = useTranslations('desk.money.received')
  const form = useZodForm(giveBackReceivedInput, { id, receipt: '' }, `desk.received.back.${id}`)
  const giveBack = useWrite(api.admin.received.giveBack.mutate, {
    done: { title: t('saved'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
  })
  return (
    <Form
      form={form}
      label={t('giveBack')}
      onSubmit={form.submit((input) => giveBack.mutate(input))}
      foot={
        <Button type="submit" size="md" loading={giveBack.isPending}>
          {t('save')}
        </Button>
      }
    >
      <TextField label={t('backReceipt')} withAsterisk {...form.getInputProps('receipt')} />
    </Form>
  )
}

function ConfirmForm({ id }: { id: string }) {
  const t = useTranslations('desk.money.received')
  const form = useZodForm(confirmReceivedInput, { id, reason: '' }, `desk.received.confirm.${id}`)
  const confirm = useWrite(api.admin.received.confirm.mutate, {
    done: { title: t('saved'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notSaved'),
    form,
    refresh: ({ admin }) => admin.invalidate(),
  })
  return (
    <Form
      form={form}
      label={t('confirm')}
      onSubmit={form.submit((input) => confirm.mutate(input))}
      foot={
        <Button type="submit" size="md" loading={confirm.isPending}>
          {t('save')}
        </Button>
      }
    >
      <TextField label={t('howKnown')} withAsterisk {...form.getInputProps('reason')} />
    </Form>
  )
}
