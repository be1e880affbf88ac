import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { trpc } from '#client/api/hooks.ts'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import type { FieldConflict } from '#domain/problem.ts'
import { FieldChoices } from './FieldChoices.tsx'
import type { RecordKind } from './kinds.ts'
import type { FieldChoice } from './useSaveRecord.ts'

type RecordDialogProps = Pick<ComponentProps<typeof Form>, 'onSubmit'> & {
  kind: RecordKind
  isNew: boolean
  width: 500 | 600 | 700
  form: ComponentProps<typeof Form>['form'] & { sent: () => void }
  saving: { isPending: boolean; conflicts: readonly FieldConflict[]; saveChosen: (choice: FieldChoice) => void }
  onClose: () => void
  children: Shown
}

/** The dialog in which a record of the admin area is created or edited. */
export function RecordDialog(props: RecordDialogProps) {
  const { kind, isNew, width, form, saving, onSubmit, onClose, children } = props
  const t = useTranslations('desk')
  const utils = trpc.useUtils()
  const takeTheirs = () => {
    form.sent()
    void utils.admin.invalidate()
    onClose()
  }
  return (
    <SheetDialog onClose={onClose} title={t(`${kind}.${isNew ? 'add' : 'edit'}`)} width={width}>
      <Form
        form={form}
        onSubmit={onSubmit}
        foot={
          <>
            <Button type="submit" size="md" loading={saving.isPending}>
              {isNew ? t(`${kind}.add`) : t('action.save')}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
          </>
        }
      >
        {saving.conflicts.length > 0 && (
          <FieldChoices conflicts={saving.conflicts} onChoose={saving.saveChosen} onTheirs={takeTheirs} />
        )}
        {children}
      </Form>
    </SheetDialog>
  )
}
