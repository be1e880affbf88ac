import { useFormatter, useTranslations } from 'use-intl'
import { useSession } from '#client/api/session.ts'
import { HeaderBand } from '#client/ui/page/HeaderBand.tsx'

export function Greeting() {
  const t = useTranslations('farmer.home')
  const format = useFormatter()
  const now = new Date()
  const user = useSession()?.user
  const place = user?.preferredLocation
  const date = format.dateTime(now, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <HeaderBand
      title={t(partOfDay(now.getHours()), { name: user?.fullName.split(' ')[0] ?? '' })}
      text={place ? `${place} · ${date}` : date}
    />
  )
}

const partOfDay = (hour: number) => {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
