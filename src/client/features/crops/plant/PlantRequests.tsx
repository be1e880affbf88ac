import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { optimisticTickets } from '#client/offline/optimistic/tickets.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { useRequestState } from '#client/ui/useRequestState.ts'
import classes from './Plant.module.css'

/** As the screen of the requests asks, so that one answer serves both. */
const PAGE = 30
const MAX_SHOWN = 3

/** The plants that the farmer has shown, newest first, of one crop or of all: who looks, and since when. */
export function PlantRequests({ farmerCropId }: { farmerCropId?: string }) {
  const t = useTranslations('crop.plant')
  const tickets = useTranslations('tickets')
  const stateOf = useRequestState()
  const { data = [] } = trpc.farmer.contact.list.useInfiniteQuery(
    { limit: PAGE },
    { ...PAGED, refetchOnMount: 'always', select: useOptimistic(optimisticTickets) },
  )
  const shown = data.filter(({ plant, status }) => plant && status !== 'closed' && (!farmerCropId || plant.farmerCropId === farmerCropId)) // biome-ignore format: one question
  if (shown.length === 0) return null
  return (
    <section aria-label={t('mine')} className={classes.requests}>
      {shown.slice(0, MAX_SHOWN).map((ticket) => {
        const { ticketId, subject, status, isPending } = ticket
        const words = (
          <>
            <b>{subject}</b>
            {isPending ? <PendingMark /> : <span>{status === 'open' ? stateOf(ticket) : tickets('answered')}</span>}
          </>
        )
        // It has no number yet, and so no page.
        if (isPending)
          return (
            <div key={ticketId} className={classes.request}>
              {words}
            </div>
          )
        return (
          <Link key={ticketId} to="/tickets/$ticketId" params={{ ticketId }} className={classes.request}>
            {words}
          </Link>
        )
      })}
    </section>
  )
}
