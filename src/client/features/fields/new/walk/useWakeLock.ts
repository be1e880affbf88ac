import { useEffect, useState } from 'react'

/** Keeps the screen on while `isOn`; false where the browser cannot. */
export function useWakeLock(isOn: boolean): boolean {
  const [isPossible, setPossible] = useState('wakeLock' in navigator)
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held
          setPossible(true)
          if (isOver) void held.release()
        },
        () => setPossible(false),
      )
    }
    hold()
    // A page that was left has lost it.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isOn])
  return isPossible
}
