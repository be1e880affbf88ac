import { type ComponentType, useEffect, useState } from 'react'
import { hostToasts, type Toast } from './toasts.ts'

/** Holds the place of the toasts. What draws them is loaded with the first one, so that no first view pays for it. */
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

  return Toaster && toast ? <Toaster toast={toast} /> : null
}
