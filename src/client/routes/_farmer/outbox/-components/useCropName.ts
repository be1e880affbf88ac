import { trpc } from '#client/api/hooks.ts'
import { isCropCreation } from '#client/offline/outbox/crop-order.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import type { Wording } from './words.ts'

type Named = { id: string; crop: { name: string } }

/** The name of the farmer's crop that an entry refers to; '' without a crop, or if the phone does not have it. */
export function useCropName({ path, input, cropName = '', optimisticAnswer }: Wording): string {
  // An agent writes about the crops of farmers, and has none.
  const farmerId = typeof input.farmerId === 'string' ? input.farmerId : ''
  const { data: crops } = trpc.farmer.crops.list.useQuery({ farmerId }, { enabled: farmerId !== '' })
  const { entries } = useOutbox()
  if (isCropCreation({ path })) return nameOf(optimisticAnswer)
  const cached: readonly Named[] | undefined = crops
  const added = entries.find((entry) => isCropCreation(entry) && entry.input.id === input.cropId)
  return (
    cached?.find(({ id }) => id === input.cropId)?.crop.name ??
    (nameOf(added?.optimisticAnswer) || nameOf(optimisticAnswer) || cropName)
  )
}

/** A pending crop takes its name from the catalogue. */
const nameOf = (optimisticAnswer: unknown) => (optimisticAnswer as Partial<Named> | null | undefined)?.crop?.name ?? ''
