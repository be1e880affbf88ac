import { type ComponentType, useEffect, useState } from 'react'
import classes from './ToastHost.module.css'
import { hostToasts, type Toast } from './toasts.ts'

/**
 * The place of the toasts: one live region, there before the first of them, so that screen readers hear it. What draws them is loaded with the first one, so that no first view pays for it.
 */
export function ToastHost() {
  const [toast, setToast] = useState<Toast>()
  const [Toaster, setToaster] = useState<ComponentType<{ toast: Toast }>>()

  useEffect(
    () =>
      hostToasts((next) => {
        // A copy: the same words twice are two toasts.
        setToast({ ...next })
        import('./Toaster.tsx').then(
          (module) => setToaster(() => module.Toaster),
          () => console.warn('Toasts could not be loaded'),
        )
      }),
    [],
  )

  return (
    <div aria-live="polite" className={classes.region}>
      {Toaster && toast && <Toaster toast={toast} />}
    </div>
  )
}
