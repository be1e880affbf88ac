import { useNavigate } from '@tanstack/react-router'
import { outbox } from '#client/offline/outbox/outbox.ts'
import { useTarget } from '../useTarget.ts'

/** Sends the refused entry of the address once more with what was measured anew, and leaves for the outbox. */
export function useCorrectEntry(onDone?: () => void) {
  const { entry } = useTarget()
  const navigate = useNavigate()
  return (corrected: Record<string, unknown>) => {
    if (!entry) return
    void outbox.resend(entry, { ...entry.input, ...corrected })
    onDone?.()
    void navigate({ to: '/outbox' })
  }
}
