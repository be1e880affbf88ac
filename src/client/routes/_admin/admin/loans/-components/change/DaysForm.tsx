import { Button } from '@mantine/core'
import classes from '#client/features/finance/admin/Money.module.css'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

type DaysFormProps = Pick<Parameters<typeof Form>[0], 'form' | 'onSubmit'> & {
  words: 'grace' | 'days'
  loan: AdminLoan
  isPending: boolean
  onClose: () => void
  children: Shown
}

/** The form of a dialog about the days of a loan: what it means for the farmer, and its fields. */
export function DaysForm({ words, loan, form, isPending, onSubmit, onClose, children }: DaysFormProps) {
  const t = useTranslations('desk.money')
  return (
    <SheetDialog onClose={onClose} title={t(`loan.${words}Title`)} width={480}>
      <p className={classes.quiet}>{t(`loan.${words}Text`, { name: loan.farmer.fullName })}</p>
      <Form
        form={form}
        onSubmit={onSubmit}
        foot={
          <>
            <Button type="submit" size="md" loading={isPending}>
              {t(`loan.${words}`)}
            </Button>
            <Button size="md" variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        {children}
      </Form>
    </SheetDialog>
  )
}
