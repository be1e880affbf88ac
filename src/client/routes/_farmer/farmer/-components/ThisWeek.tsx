import { Skeleton } from '@mantine/core'
import { trpc } from '#client/api/hooks.ts'
import { optimisticDueCare } from '#client/offline/optimistic/care.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { useSession } from '#client/phone/session.ts'
import { DueTasks } from './DueTasks.tsx'
import classes from './ThisWeek.module.css'

/** Days to load ahead, so that a phone without a connection still has next week's tasks. */
const KEPT_DAYS = 60

/** Tasks of this week; nothing without any. */
export function ThisWeek() {
  const farmerId = useSession()?.user.id ?? ''
  const due = trpc.farmer.care.due.useQuery(
    { farmerId, ahead: KEPT_DAYS },
    { enabled: farmerId !== '', select: useOptimistic(optimisticDueCare) },
  )
  if (due.isPending) return <Skeleton className={classes.coming} radius="lg" />
  if (!due.data || due.data.length === 0) return null
  return <DueTasks tasks={due.data} farmerId={farmerId} />
}
