import type { Shown } from '#client/i18n/shown.ts'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { keepFocus } from '../focus/keep-focus.ts'
import classes from './SheetDialog.module.css'
import { useFocusReturn } from './useFocusReturn.ts'
import { useSwipeDown } from './useSwipeDown.ts'

type SheetDialogProps = {
  onClose: () => void
  title: Shown
  children: Shown
  /** The width on a computer, in px. */
  width?: number
}

/**
 * A sheet from the bottom on a phone, a centred dialog on a computer. Draw it while it is open (see useDialog), and load it
 * with what it shows: `lazy(() => import(…))`. Esc, a touch beside it, a swipe down of its head and its X close it.
 */
export function SheetDialog({ onClose, title, children, width = 560 }: SheetDialogProps) {
  const t = useTranslations('common.action')
  const swipe = useSwipeDown(onClose)
  useFocusReturn()
  useEffect(keepFocus, [])
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={width}
      centered
      returnFocus={false}
      // Mantine writes a <header>, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation', ...swipe } }}
      // The lock writes a <style> tag, which the content security policy forbids; the sheet's own CSS locks the page.
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={{ className: classes.overlay }}
      transitionProps={{ duration: 160, transition: 'slide-up' }}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {children}
    </Modal>
  )
}
