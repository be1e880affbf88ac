import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import { ticketMessage } from '#domain/support/contact.schema.ts'
import classes from './Conversation.module.css'

type ReplyFormProps = {
  label: string
  submit: string
  isPending: boolean
  /** Sends the message; the text is cleared only after it has arrived. */
  onSend: (message: string, done: () => void) => void
  /** More buttons beside the main one. */
  children?: ReactNode
}

const reply = ticketMessage.pick({ message: true })

export function ReplyForm({ label, submit, isPending, onSend, children }: ReplyFormProps) {
  const form = useZodForm(reply, { message: '' })
  return (
    <form noValidate className={classes.form} onSubmit={form.submit(({ message }) => onSend(message, form.reset))}>
      <TextArea label={label} rows={4} {...form.getInputProps('message')} />
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
