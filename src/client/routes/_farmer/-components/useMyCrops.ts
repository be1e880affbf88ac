import { useSession } from '#client/session.ts'
import { trpc } from '#client/trpc.ts'

/** What the signed-in farmer grows. */
export function useMyCrops() {
  const farmerId = useSession()?.user.id
  return trpc.farmer.crops.list.useQuery({ farmerId: farmerId ?? '' }, { enabled: farmerId !== undefined })
}
