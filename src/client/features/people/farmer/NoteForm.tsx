import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { farmerNoteInput } from '#domain/people/farmer.schema.ts'
import { CONTACT_CHANNELS } from '#domain/support/farmer-record.ts'

const noteForm = farmerNoteInput.omit({ id: true })

/** What was said to a farmer, or heard from one; it counts as a contact. */
export function NoteForm({ farmerId, onDone }: { farmerId: string; onDone: () => void }) {
  const t = useTranslations('agent.notes')
  const form = useZodForm(noteForm, { text: '', channel: 'visit' }, `farmer-note.${farmerId}`)
  const note = useWrite(api.agent.farmers.note.mutate, {
    done: { title: t('saved'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent }) => Promise.all([agent.farmers.invalidate(), agent.today.invalidate()]),
    onDone: () => {
      form.reset()
      onDone()
    },
  })
  return (
    <Form
      form={form}
      label={t('new')}
      onSubmit={form.submit((values) => note.mutate({ farmerId, ...values }))}
      foot={
        <Button type="submit" loading={note.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <TextArea label={t('text')} rows={2} {...form.getInputProps('text')} />
      <SelectField
        label={t('channel')}
        data={CONTACT_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        {...form.getInputProps('channel')}
      />
    </Form>
  )
}
