import { useSyncExternalStore } from 'react'

/** From here on the farmer's places stand at the side, and the style sheets lay pages out in columns. */
const wide = window.matchMedia('(min-width: 900px)')

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

const isWide = () => wide.matches

/** Whether the window is as wide as a computer's. */
export const useIsWide = () => useSyncExternalStore(subscribe, isWide, isWide)
