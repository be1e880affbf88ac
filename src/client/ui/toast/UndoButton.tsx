import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './Toaster.module.css'

/** The button of a toast that reverses what the toast reports. It closes the toast, so that it works once. */
export function UndoButton({ undo, onDone }: { undo: () => void; onDone: () => void }) {
  const t = useTranslations('common.undo')
  const press = () => {
    onDone()
    undo()
  }
  return (
    <Button variant="light" className={classes.undo} onClick={press}>
      {t('action')}
    </Button>
  )
}
