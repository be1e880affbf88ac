import {
  IconArchive,
  IconArrowsExchange,
  IconBook,
  IconBulb,
  IconChartBar,
  IconChartLine,
  IconChartPie,
  IconChevronDown,
  IconCloudStorm,
  IconDeviceMobileMessage,
  IconHeartbeat,
  IconHistory,
  IconLanguage,
  IconLifebuoy,
  IconMap2,
  IconPlant2,
  IconServer,
  IconSettings,
  IconTags,
  IconUmbrella,
  IconUsers,
  IconUsersPlus,
  IconWallet,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useIsWide } from '#client/ui/useIsWide.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './AdminPlaces.module.css'

const TABS = [
  { to: '/admin', words: 'overview', Icon: IconChartBar },
  { to: '/admin/users', words: 'places.users', Icon: IconUsers },
  { to: '/admin/courses', words: 'courses.title', Icon: IconBook },
  { to: '/admin/crops', words: 'places.crops', Icon: IconPlant2 },
  { to: '/admin/advisories', words: 'places.advisories', Icon: IconBulb },
  { to: '/admin/market-prices', words: 'places.marketPrices', Icon: IconChartLine },
  { to: '/admin/weather-alerts', words: 'places.weatherAlerts', Icon: IconCloudStorm },
] as const
/** Behind 'More' on a phone. */
const FURTHER = [
  { to: '/admin/fields', words: 'places.fields', Icon: IconMap2 },
  { to: '/admin/loans', words: 'loans', Icon: IconWallet },
  { to: '/admin/products', words: 'places.products', Icon: IconTags },
  { to: '/admin/insurance', words: 'places.insurance', Icon: IconUmbrella },
  { to: '/admin/payments', words: 'places.payments', Icon: IconArrowsExchange },
  { to: '/admin/portfolio', words: 'places.portfolio', Icon: IconChartPie },
  { to: '/admin/decisions', words: 'places.decisions', Icon: IconUsersPlus },
  { to: '/admin/support', words: 'places.support', Icon: IconLifebuoy },
  { to: '/admin/health', words: 'places.health', Icon: IconHeartbeat },
  { to: '/admin/translations', words: 'places.translations', Icon: IconLanguage },
  { to: '/admin/archive', words: 'places.archive', Icon: IconArchive },
  { to: '/admin/audit', words: 'places.audit', Icon: IconHistory },
  { to: '/simulator', words: 'places.simulator', Icon: IconDeviceMobileMessage },
  { to: '/admin/server', words: 'places.server', Icon: IconServer },
  { to: '/admin/settings', words: 'settings.title', Icon: IconSettings },
] as const

export const PLACES = [...TABS, ...FURTHER]

/** The places of the admin area: all in a row on a computer; on a phone the tabs, and the further ones behind 'More'. */
export function AdminPlaces() {
  const t = useTranslations('admin')
  const isWide = useIsWide()
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const isFurther = FURTHER.some(({ to }) => pathname.startsWith(to))
  return (
    <nav className={classes.places} aria-label={t('places.title')}>
      <Places places={TABS} />
      {isWide ? (
        <Places places={FURTHER} />
      ) : (
        // Closed again with each place that is gone to.
        <details key={pathname} className={classes.more}>
          <summary className={classes.place} aria-current={isFurther || undefined}>
            {t('places.more')}
            <Waiting count={Object.values(waiting).reduce<number>((sum, count) => sum + (count ?? 0), 0)} />
            <IconChevronDown size={20} aria-hidden="true" />
          </summary>
          <Places places={FURTHER} />
        </details>
      )}
    </nav>
  )
}

function Places({ places }: { places: typeof TABS | typeof FURTHER }) {
  const t = useTranslations('admin')
  const waiting = useWaiting()
  return places.map(({ to, words, Icon }) => (
    <Link key={to} to={to} className={classes.place} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
      <Icon size={20} aria-hidden="true" /> <Value>{t(words)}</Value>
      <Waiting count={waiting[to] ?? 0} />
    </Link>
  ))
}

function Waiting({ count }: { count: number }) {
  const t = useTranslations('admin.places')
  const format = useFormat()
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{format.number(count)}</span>
      <span className={classes.spoken}>
        <Value>{t('waiting', { count })}</Value>
      </span>
    </span>
  )
}

/** How much waits for an administrator, by place. */
function useWaiting(): Partial<Record<string, number>> {
  const { data } = trpc.admin.stats.waiting.useQuery(undefined, { staleTime: WAITING_MS })
  if (!data) return {}
  return {
    '/admin/loans': data.loans + data.payouts,
    '/admin/insurance': data.policies + data.claims,
    '/admin/payments': data.concerns,
    '/admin/decisions': data.decisions,
  }
}
const WAITING_MS = 60_000
