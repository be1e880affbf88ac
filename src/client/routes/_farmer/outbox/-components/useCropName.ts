import { trpc } from '#client/api/hooks.ts'
import { useSession } from '#client/api/session.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'

type Named = { id: string; crop: { name: string } }

/** Which of her crops an entry is about, by its name; '' where it is about none, or the phone does not know it. */
export function useCropName({ path, input, optimisticAnswer }: OutboxEntry): string {
  const farmerId = useSession()?.user.id ?? ''
  const { data: crops } = trpc.farmer.crops.list.useQuery({ farmerId }, { enabled: farmerId !== '' })
  const { entries } = useOutbox()
  if (path === 'farmer.crops.add') return nameOf(optimisticAnswer)
  const known: readonly Named[] | undefined = crops
  const added = entries.find((entry) => entry.path === 'farmer.crops.add' && entry.input.id === input.cropId)
  return known?.find(({ id }) => id === input.cropId)?.crop.name ?? nameOf(added?.optimisticAnswer)
}

/** A crop that waits is known by its name from the catalogue. */
const nameOf = (meanwhile: unknown) => (meanwhile as Partial<Named> | null | undefined)?.crop?.name ?? ''
