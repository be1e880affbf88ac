import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { confirmReceivedInput, giveBackReceivedInput } from '#domain/finance/payments/received.schema.ts'
import { NoteForm } from './NoteForm.tsx'
import { useNoteWrite } from './useNoteWrite.ts'

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
  const giveBack = useNoteWrite(api.admin.received.giveBack.mutate, { form, done: t('saved') })
  return (
    <NoteForm
      form={form}
      label={t('giveBack')}
      save={t('save')}
      isPending={giveBack.isPending}
      onSubmit={form.submit((input) => giveBack.mutate(input))}
    >
      <TextField label={t('backReceipt')} withAsterisk {...form.getInputProps('receipt')} />
    </NoteForm>
  )
}

function ConfirmForm({ id }: { id: string }) {
  const t = useTranslations('desk.money.received')
  const decisions = useTranslations('desk.decisions')
  const form = useZodForm(confirmReceivedInput, { id, reason: '' }, `desk.received.confirm.${id}`)
  const confirm = useNoteWrite(api.admin.received.confirm.mutate, {
    form,
    done: ({ pendingDecision }) => (pendingDecision ? decisions('asked') : t('saved')),
  })
  return (
    <NoteForm
      form={form}
      label={t('confirm')}
      save={t('save')}
      isPending={confirm.isPending}
      onSubmit={form.submit((input) => confirm.mutate(input))}
    >
      <TextField label={t('howKnown')} withAsterisk {...form.getInputProps('reason')} />
    </NoteForm>
  )
}
