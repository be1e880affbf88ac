import { useSyncExternalStore } from 'react'

const KEY = 'kuu-low-data'
const listeners = new Set<() => void>()

type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Whether pictures are left out: as chosen here, else as the phone is set to save data. */
function isLowData() {
  const chosen = localStorage.getItem(KEY)
  return chosen === null ? ((navigator as WithConnection).connection?.saveData ?? false) : chosen === '1'
}

export function chooseLowData(on: boolean) {
  localStorage.setItem(KEY, on ? '1' : '0')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLowData = () => useSyncExternalStore(subscribe, isLowData, isLowData)
