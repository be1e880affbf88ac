import { useState } from 'react'

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const
type TextSize = (typeof TEXT_SIZES)[number]

const KEY = 'kuu-text-size'

/** The size of a lesson's text, as last chosen on this phone. */
export function useTextSize() {
  const [chosen, setChosen] = useState(storedSize)
  return {
    chosen,
    choose: (size: TextSize) => {
      setChosen(size)
      try {
        localStorage.setItem(KEY, size)
      } catch {
        // On a full phone it lasts as long as the page.
      }
    },
  }
}

const storedSize = (): TextSize => TEXT_SIZES.find((size) => size === localStorage.getItem(KEY)) ?? 'normal'
