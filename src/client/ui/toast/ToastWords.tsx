import { useTranslations } from '#client/i18n/useTranslations.ts'
import grid from '../page/grid.module.css'
import classes from './Toaster.module.css'
import type { Toast } from './toasts.ts'

type ToastWordsProps = Pick<Toast, 'title' | 'text'> & { isUndoable: boolean }

/**
 * What a toast says, as one line of text: a screen reader hears each block of a live region by itself, so that a title in
 * a block of its own was said twice. That it can be undone is heard too, with the key that leads to the button.
 */
export function ToastWords({ title, text, isUndoable }: ToastWordsProps) {
  const t = useTranslations('common.undo')
  return (
    <span>
      <b className={classes.title}>{title}</b>
      {text && (
        <>
          <br />
          <span>{text}</span>
        </>
      )}
      {isUndoable && (
        <span className={grid.told}>
          {'\u00a0'}
          {t('key')}
        </span>
      )}
    </span>
  )
}
