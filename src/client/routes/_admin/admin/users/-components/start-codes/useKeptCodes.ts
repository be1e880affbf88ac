import { useState } from 'react'

/**
 * Keeps a dialog open that shows codes once: until they were saved or printed, the first wish to close it, by Escape too,
 * asks, and the second one closes it.
 */
export function useKeptCodes(hasCodes: boolean, onClose: () => void) {
  const [isKept, setKept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isAtRisk = hasCodes && !isKept
  return {
    /** Whether to say what would be lost. */
    asks: isAtRisk && isAsked,
    keep: () => setKept(true),
    close: () => (isAtRisk && !isAsked ? setAsked(true) : onClose()),
  }
}
