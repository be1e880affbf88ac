import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SmsTextField } from '#client/features/people/SmsTextField.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { inboxAnswerForm } from '#domain/messaging/menu/inbox.schema.ts'
import { refreshInbox } from './refresh-inbox.ts'

type Props = { id: string; through: string | undefined; name: string }

/** Answers a message, and all of its number up to `through`, by a text message. */
export function AnswerForm({ id, through, name }: Props) {
  const t = useTranslations('agent.inbox')
  const form = useZodForm(inboxAnswerForm, { message: '' }, `inbox.${id}`)
  const answer = useWrite(api.agent.inbox.answer.mutate, {
    done: { title: t('answered', { name }), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: refreshInbox,
  })
  return (
    <Form
      form={form}
      label={t('answerNamed', { name })}
      onSubmit={form.submit(({ message }) => answer.mutate({ id, through, message }))}
      foot={
        <Button type="submit" size="md" loading={answer.isPending}>
          {t('submitAnswer')}
        </Button>
      }
    >
      <SmsTextField {...form.getInputProps('message')} onRespell={(text) => form.setFieldValue('message', text)} />
    </Form>
  )
}
