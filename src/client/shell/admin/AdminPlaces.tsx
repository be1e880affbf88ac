import {
  IconArchive,
  IconBook,
  IconBulb,
  IconChartBar,
  IconChartLine,
  IconChevronDown,
  IconCloudStorm,
  IconPlant2,
  IconSettings,
  IconWallet,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useIsWide } from '#client/ui/useIsWide.ts'
import classes from './AdminPlaces.module.css'

const PLACES = [
  { to: '/admin', words: 'overview', Icon: IconChartBar },
  { to: '/admin/courses', words: 'courses.title', Icon: IconBook },
  { to: '/admin/crops', words: 'places.crops', Icon: IconPlant2 },
  { to: '/admin/advisories', words: 'places.advisories', Icon: IconBulb },
  { to: '/admin/market-prices', words: 'places.marketPrices', Icon: IconChartLine },
  { to: '/admin/weather-alerts', words: 'places.weatherAlerts', Icon: IconCloudStorm },
  { to: '/admin/loans', words: 'loans', Icon: IconWallet },
  { to: '/admin/archive', words: 'places.archive', Icon: IconArchive },
  { to: '/admin/settings', words: 'settings.title', Icon: IconSettings },
] as const

/** The places of the desk: a row of tabs on a desk; on a phone one line with the current one, which opens the list. */
export function AdminPlaces() {
  const t = useTranslations('admin')
  const isWide = useIsWide()
  const { pathname } = useLocation()
  const current = PLACES.findLast(({ to }) => pathname.startsWith(to))
  const links = (
    <nav className={classes.places} aria-label={t('places.title')}>
      {PLACES.map(({ to, words, Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.place}
          activeOptions={{ exact: to === '/admin', includeSearch: false }}
        >
          <Icon size={20} aria-hidden="true" /> {t(words)}
        </Link>
      ))}
    </nav>
  )
  if (isWide) return links
  return (
    // Closed again with each place that is gone to.
    <details key={pathname} className={classes.menu}>
      <summary>
        {current ? t(current.words) : t('places.title')}
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      {links}
    </details>
  )
}
