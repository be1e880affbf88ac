import { useCallback } from 'react'
import type { OutboxEntry } from '#client/offline/entry.ts'
import { overCrops } from '#client/offline/over-crops.ts'
import { useOver } from '#client/offline/useOver.ts'
import { useSession } from '#client/session.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'

/** What the signed-in farmer grows, with what she wrote and the server has not seen yet. */
export function useMyCrops() {
  const farmerId = useSession()?.user.id ?? ''
  const over = useCallback(
    (crops: FarmerCrop[], entries: readonly OutboxEntry[]) => overCrops(crops, entries, farmerId),
    [farmerId],
  )
  const select = useOver(over)
  return trpc.farmer.crops.list.useQuery({ farmerId }, { enabled: farmerId !== '', select })
}
