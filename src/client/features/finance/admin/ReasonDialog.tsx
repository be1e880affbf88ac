import { Button } from '@mantine/core'
import type { z } from 'zod'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'

type Rejection = { id: string; reason: string }

type ReasonDialogProps<Answer> = {
  title: string
  hint: string
  confirm: string
  schema: z.core.$ZodType<Rejection, Rejection>
  id: string
  draft: string
  /** Of the button: red for what takes something from somebody. */
  color?: 'clay' | 'leaf'
  write: (input: Rejection) => Promise<Answer>
  done: Toast | ((answer: Answer) => Toast)
  onClose: () => void
}

/** Asks for the reason of something that somebody else will read, and does it. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, hint, confirm, schema, id, draft, color = 'clay', write, done, onClose } = props
  const t = useTranslations('desk.money')
  const form = useZodForm(schema, { id, reason: '' }, draft)
  const saving = useWrite(write, {
    form,
    done,
    failed: ({ reason }) => reason ?? t('notSaved'),
    refresh: ({ admin }) => admin.invalidate(),
    onDone: onClose,
  })
  return (
    <SheetDialog onClose={onClose} title={title} width={480}>
      <Form
        form={form}
        onSubmit={form.submit((input) => saving.mutate(input))}
        foot={
          <>
            <Button type="submit" size="md" color={color} loading={saving.isPending}>
              {confirm}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextArea label={t('reason')} description={hint} rows={4} withAsterisk {...form.getInputProps('reason')} />
      </Form>
    </SheetDialog>
  )
}
