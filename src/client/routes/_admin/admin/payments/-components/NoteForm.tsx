import { Button } from '@mantine/core'
import type { FormEventHandler } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { Form } from '#client/ui/form/Form.tsx'

type NoteFormProps = {
  form: Parameters<typeof Form>[0]['form']
  /** What the form is called, and its button unless `save` names it. */
  label: string
  save?: string
  /** What it does cannot be undone. */
  isGrave?: boolean
  isPending: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  children: Shown
}

/** Asks for a receipt or a reason in the place of the button that was pressed; `useNoteWrite` writes it down. */
export const NoteForm = ({
  form,
  label,
  save = label,
  isGrave = false,
  isPending,
  onSubmit,
  children,
}: NoteFormProps) => (
  <Form
    form={form}
    label={label}
    onSubmit={onSubmit}
    foot={
      <Button type="submit" size="md" {...(isGrave && { color: 'clay' })} loading={isPending}>
        {save}
      </Button>
    }
  >
    {children}
  </Form>
)
