import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { hourAt, now, today } from '#client/phone/clock.ts'
import { useSession } from '#client/phone/session.ts'
import { HeaderBand } from '#client/ui/page/HeaderBand.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import { isWet } from '#domain/weather/forecast.ts'
import classes from './Greeting.module.css'

export function Greeting() {
  const t = useTranslations('farmer.home')
  const nav = useTranslations('common.nav')
  const format = useFormat()
  const at = now()
  const hour = hourAt(at)
  const user = useSession()?.user
  const place = user?.preferredLocation
  const forecast = trpc.farmer.forecast.daily.useQuery({ location: place }, { enabled: place !== '' })
  const isRaining = forecast.data?.some((expected) => expected.day === today() && isWet(expected))
  const date = format.dateTime(at, { weekday: 'long', day: 'numeric', month: 'long' })
  usePageTitle(nav('home'))
  return (
    <HeaderBand
      title={t(partOfDay(hour), { name: user?.fullName.split(' ')[0] ?? '' })}
      text={place ? `${place} · ${date}` : date}
      ground={{ className: classes.sky, 'data-sky': skyAt(hour), 'data-wet': isRaining }}
    />
  )
}

const partOfDay = (hour: number) => {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

const skyAt = (hour: number) => (hour < 5 || hour > 18 ? 'night' : partOfDay(hour))
