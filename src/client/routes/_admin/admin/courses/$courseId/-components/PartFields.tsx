import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { Conflicts } from '#client/features/operations/admin/Conflicts.tsx'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Form } from '#client/ui/form/Form.tsx'
import type { useSavePart } from './useSavePart.ts'

type PartFieldsProps = Pick<ComponentProps<typeof Form>, 'onSubmit'> & {
  form: ComponentProps<typeof Form>['form'] & { sent: () => void }
  saving: ReturnType<typeof useSavePart>
  onClose: () => void
  children: Shown
}

/** The form of a part with its buttons; where somebody else changed the part meanwhile, both values. */
export function PartFields({ form, saving, onSubmit, onClose, children }: PartFieldsProps) {
  const t = useTranslations('desk.action')
  const utils = trpc.useUtils()
  const takeTheirs = () => {
    form.sent()
    void utils.admin.builder.invalidate()
    onClose()
  }
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      foot={
        <>
          <Button type="submit" size="md" loading={saving.isPending}>
            {t('save')}
          </Button>
          <Button size="md" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {saving.conflicts.length > 0 && (
        <Conflicts conflicts={saving.conflicts} onMine={saving.saveMine} onTheirs={takeTheirs} />
      )}
      {children}
    </Form>
  )
}
