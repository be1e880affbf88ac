import { useEffect, useState } from 'react'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { listReceipts, RECEIPTS_PAGE, type Receipt } from '#client/offline/sent/receipts.ts'
import { useSession } from '#client/phone/session.ts'

/** The receipts of the signed-in user, a page at a time, read again whenever the outbox changes. */
export function useReceipts() {
  const userId = useSession()?.user.id
  const { entries } = useOutbox()
  const [wanted, setWanted] = useState(RECEIPTS_PAGE)
  const [receipts, setReceipts] = useState<Receipt[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what leaves the outbox becomes a receipt
  useEffect(() => {
    let isCurrent = true
    const show = (found: Receipt[]) => isCurrent && setReceipts(found)
    if (userId) listReceipts(userId, { limit: wanted + 1 }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId, wanted, entries])
  return {
    receipts: receipts.slice(0, wanted),
    pages: {
      hasNextPage: receipts.length > wanted,
      isFetchingNextPage: false,
      fetchNextPage: () => setWanted(wanted + RECEIPTS_PAGE),
    },
  }
}
