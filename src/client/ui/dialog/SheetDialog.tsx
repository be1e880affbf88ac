import type { Shown } from '#client/i18n/shown.ts'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
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
  /** The focus begins in the field with `data-autofocus`, and not at the heading. */
  hasOwnFocus?: boolean
}

/**
 * A sheet from the bottom on a phone, a centred dialog on a computer. Draw it while it is open (see useDialog), and load it
 * with what it shows: `lazy(() => import(…))`. Esc, a touch beside it, a swipe down of its head and its X close it.
 */
export function SheetDialog({ onClose, title, children, width = 560, hasOwnFocus = false }: SheetDialogProps) {
  const t = useTranslations('common.action')
  const swipe = useSwipeDown(onClose)
  useFocusReturn()
  useEffect(keepFocus, [])
  useEscape(onClose)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={width}
      centered
      returnFocus={false}
      // See useEscape.
      closeOnEscape={false}
      // The lock writes a <style> tag, which the content security policy forbids; the sheet's own CSS locks the page.
      lockScroll={false}
      transitionProps={{ duration: 160, transition: 'slide-up' }}
      classNames={{ inner: classes.inner, content: classes.content, header: classes.header, title: classes.title }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content>
        {/* Mantine writes a <header>, which would be a second banner of the page. */}
        <Modal.Header role="presentation" {...swipe}>
          <Modal.Title tabIndex={-1} data-autofocus={!hasOwnFocus || undefined}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        {/* A body of Mantine's describes the sheet: a screen reader would read all of it first. */}
        <div className={classes.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Closes the sheet with Esc, unless what is in it has an answer to that key itself, as a question has. */
function useEscape(onClose: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
