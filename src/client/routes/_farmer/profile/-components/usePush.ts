import { useCallback, useEffect, useState } from 'react'
import { type PushState, readPushState, renewPush, turnPushOff, turnPushOn } from '#client/api/push/push.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'

/**
 * Web Push in this browser: its state, also after the permission was changed in the browser's settings, and how to
 * change it.
 */
export function usePush() {
  const t = useTranslations('profile.push')
  const error = useTranslations('common.error')
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)

  const look = useCallback(async () => {
    const found = await readPushState()
    setState(found)
    // Without a connection the state stays.
    if (found === 'on') await renewPush().then(setState, () => undefined)
  }, [])
  useEffect(() => {
    void look()
    return onPermissionChange(look)
  }, [look])

  const change = async (on: boolean) => {
    setBusy(true)
    try {
      setState(await (on ? turnPushOn() : turnPushOff()))
    } catch {
      setState(await readPushState())
      showToast({ title: error('title'), text: t('failed'), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { state, isBusy, change }
}

/** Returns a function that stops listening; browsers without the event are checked when the screen is opened again. */
function onPermissionChange(listener: () => void) {
  let status: PermissionStatus | undefined
  let isOver = false
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (isOver) return
      status = found
      status.addEventListener('change', listener)
    })
    .catch(() => undefined)
  return () => {
    isOver = true
    status?.removeEventListener('change', listener)
  }
}
