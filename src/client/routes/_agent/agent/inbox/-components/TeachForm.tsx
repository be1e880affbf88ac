import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type InboxMessage, teachForm } from '#domain/messaging/menu/inbox.schema.ts'
import { MAX_TAUGHT_WORDS, TAUGHT_MEANINGS } from '#domain/messaging/taught-word.ts'
import { keysOf } from '#domain/table.ts'
import { refreshInbox } from './refresh-inbox.ts'
import { TaughtValue } from './TaughtValue.tsx'

/** Says what a word of a message means: the menu understands it from then on, and answers this message. */
export function TeachForm({ received: { id, message }, name }: { received: InboxMessage; name: string }) {
  const t = useTranslations('agent.inbox')
  const isShort = message.trim().split(/\s+/).length <= MAX_TAUGHT_WORDS
  const form = useZodForm(teachForm, { word: isShort ? message.trim() : '', meaning: 'crop', value: '' }, `teach.${id}`)
  const teach = useWrite(api.agent.inbox.teach.mutate, {
    done: ({ answer }, { word }) => ({
      title: t('taught', { word }),
      text: answer === null ? t('taughtOnly', { name }) : t('taughtText', { name, answer }),
      tone: 'good',
    }),
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    fieldOf: { wordHasMeaning: 'word', unknownMeaning: 'value' },
    refresh: refreshInbox,
  })
  const { meaning } = form.values
  return (
    <Form
      form={form}
      label={t('teachNamed', { name })}
      onSubmit={form.submit((taught) => teach.mutate({ id, ...taught }))}
      foot={
        <Button type="submit" size="md" loading={teach.isPending}>
          {t('submitTeach')}
        </Button>
      }
    >
      <TextField label={t('word')} description={t('wordHint')} {...form.getInputProps('word')} />
      <SelectField
        label={t('meaning')}
        data={keysOf(TAUGHT_MEANINGS).map((value) => ({ value, label: t(`meanings.${value}`) }))}
        {...form.getInputProps('meaning')}
        onChange={(event) => {
          form.getInputProps('meaning').onChange(event)
          form.setFieldValue('value', '')
        }}
      />
      <TaughtValue meaning={meaning || 'crop'} {...form.getInputProps('value')} />
    </Form>
  )
}
