import { useFormatter, useTranslations } from 'use-intl'
import { useSession } from '#client/api/session.ts'
import { now } from '#client/ui/clock.ts'
import { HeaderBand } from '#client/ui/page/HeaderBand.tsx'

export function Greeting() {
  const t = useTranslations('farmer.home')
  const format = useFormatter()
  const at = now()
  const user = useSession()?.user
  const place = user?.preferredLocation
  const date = format.dateTime(at, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <HeaderBand
      title={t(partOfDay(at.getHours()), { name: user?.fullName.split(' ')[0] ?? '' })}
      text={place ? `${place} · ${date}` : date}
    />
  )
}

const partOfDay = (hour: number) => {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
