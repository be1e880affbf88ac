import { IconBook, IconChartLine, IconHome, IconPlant2, IconUser, IconWallet } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import classes from './BottomBar.module.css'

const PLACES = [
  { to: '/farmer', name: 'home', Icon: IconHome },
  { to: '/finance', name: 'finance', Icon: IconWallet },
  { to: '/crops', name: 'crops', Icon: IconPlant2 },
  { to: '/courses', name: 'courses', Icon: IconBook },
  { to: '/market', name: 'market', Icon: IconChartLine },
  { to: '/profile', name: 'profile', Icon: IconUser },
] as const

/** The farmer's six places: a bar under the thumb on a phone, a rail at the side from 900 px on. */
export function BottomBar() {
  const t = useTranslations('common.nav')
  return (
    <nav className={classes.bar} aria-label={t('label')}>
      <div className={classes.places}>
        {PLACES.map(({ to, name, Icon }) => (
          <Link key={to} to={to} className={classes.place}>
            <span className={classes.icon}>
              <Icon size={22} aria-hidden="true" />
            </span>
            <span className={classes.word}>{t(name)}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
