import { Button } from '@mantine/core'
import type { Shown } from '#client/i18n/shown.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { ticketMessage } from '#domain/support/contact.schema.ts'

type ReplyFormProps = {
  /** The ticket that is answered. */
  ticketId: string
  label: string
  submit: string
  isPending: boolean
  /** Sends the message; the text is cleared only after it has arrived. */
  onSend: (message: string, done: () => void) => void
  /** More buttons beside the main one. */
  children?: Shown
}

const reply = ticketMessage.pick({ message: true })

export function ReplyForm({ ticketId, label, submit, isPending, onSend, children }: ReplyFormProps) {
  const form = useZodForm(reply, { message: '' }, `reply.${ticketId}`)
  return (
    <Form
      form={form}
      onSubmit={form.submit(({ message }) => onSend(message, form.reset))}
      foot={
        <>
          <Button type="submit" size="md" loading={isPending}>
            {submit}
          </Button>
          {children}
        </>
      }
    >
      <TextArea label={label} rows={4} {...form.getInputProps('message')} />
    </Form>
  )
}
