import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { newId } from '#client/phone/new-id.ts'
import { swipeRight } from './swipe-right.ts'
import { ToastChoices } from './ToastChoices.tsx'
import classes from './Toaster.module.css'
import { ToastWords } from './ToastWords.tsx'
import { focusOnF8, returnFocus, staysWithFocus } from './toast-focus.ts'
import type { Toast } from './toasts.ts'
import { UndoButton } from './UndoButton.tsx'

const SHOWN_FOR = 5000
/** To reach a button with the keys, or to write something down, takes longer. */
const LONG_SHOWN_FOR = 20_000

const TONES = {
  plain: { color: 'sky', icon: <IconInfoCircle size={20} /> },
  good: { color: 'leaf', icon: <IconCheck size={20} /> },
  bad: { color: 'clay', icon: <IconAlertTriangle size={20} /> },
} as const satisfies Record<NonNullable<Toast['tone']>, object>

/**
 * One toast at a time, gone after five seconds, or twenty where there is more to do with it, or with a swipe to the right; F8 moves the focus to it. It stays while
 * it has the focus or the pointer.
 */
export function Toaster({ toast }: { toast: Toast }) {
  const t = useTranslations('common.action')
  const region = useTranslations('common.app')

  // Not an effect's dependency: a change of language must not show the last toast again.
  const draw = useEffectEvent(({ title, text, tone = 'plain', undo, choices, isLong, onClose }: Toast) => {
    const id = newId()
    const autoClose = undo || isLong ? LONG_SHOWN_FOR : SHOWN_FOR
    const hide = () => notifications.hide(id)
    const message = (
      <>
        <ToastWords title={title} text={text} isUndoable={undo !== undefined} />
        {undo && <UndoButton undo={undo} onDone={hide} />}
        {choices && <ToastChoices choices={choices} onDone={hide} />}
      </>
    )
    notifications.show({
      ...TONES[tone],
      id,
      message,
      role: 'status',
      'data-tone': tone,
      tabIndex: -1,
      closeButtonProps: { 'aria-label': t('close'), onClickCapture: onClose },
      autoClose: choices ? false : autoClose,
      classNames: {
        root: classes.toast,
        body: classes.body,
        description: classes.text,
        icon: classes.icon,
      },
      onClose: returnFocus,
      ...(!choices &&
        staysWithFocus((stays) => notifications.update({ id, message, autoClose: stays ? false : autoClose }))),
      ...swipeRight(hide),
    })
  })

  useEffect(() => {
    notifications.clean()
    // The old one leaves the page first, so that there are never two.
    const timer = setTimeout(() => draw(toast), 20)
    return () => clearTimeout(timer)
  }, [toast])

  useEffect(() => {
    window.addEventListener('keydown', focusOnF8)
    return () => window.removeEventListener('keydown', focusOnF8)
  }, [])

  // Mantine's own drag dismisses in both directions and by a share of the width; ours follows the specification.
  return (
    <section aria-label={region('toasts')}>
      <Notifications
        limit={1}
        autoClose={SHOWN_FOR}
        transitionDuration={0}
        // In place of 200 px, which is less than a large text takes.
        notificationMaxHeight={2000}
        allowDragDismiss={false}
        allowScrollDismiss={false}
        // In the live region of ToastHost, which is there before the first toast.
        withinPortal={false}
        containerWidth={420}
        className={classes.viewport}
      />
    </section>
  )
}
