import { Skeleton } from '@mantine/core'
import { useSession } from '#client/session.ts'
import { trpc } from '#client/trpc.ts'
import { WeatherAlertCard } from '../../-components/WeatherAlertCard.tsx'

/** The first alert for the farmer's place; nothing while there is none, for no news is good news. */
export function TopAlert() {
  const location = useSession()?.user.preferredLocation
  const { data, isPending } = trpc.farmer.alerts.list.useQuery({ location })
  if (isPending) return <Skeleton height={112} radius="lg" />
  const [first] = data ?? []
  return first ? <WeatherAlertCard alert={first} /> : null
}
