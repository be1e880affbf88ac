import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { optimisticTickets } from '#client/offline/optimistic/tickets.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import classes from './CropRows.module.css'

/** Loaded with its words by those who have shown a plant. */
const LookingWords = lazy(async () => (await Promise.all([import('./LookingWords.tsx'), needMessages('tickets')]))[0])

/** As the screen of the requests asks, so that one answer serves both. */
const PAGE = 30

/** The state of the newest open request with which a crop was shown to an agent; nothing without one. */
export default function PlantState({ farmerCropId }: { farmerCropId: string }) {
  const { data = [] } = trpc.farmer.contact.list.useInfiniteQuery(
    { limit: PAGE },
    { ...PAGED, select: useOptimistic(optimisticTickets) },
  )
  const ticket = data.find(({ plant, status }) => plant?.farmerCropId === farmerCropId && status !== 'closed')
  if (!ticket) return null
  if (ticket.isPending) return <PendingMark />
  return (
    <span className={classes.shown}>
      <Suspense fallback=" ">
        <LookingWords ticket={ticket} />
      </Suspense>
    </span>
  )
}
