import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ProcedurePath } from '#client/api/procedure-types.ts'
import { shownQueries } from '#client/api/query-client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { cachedProcedures } from '#client/offline/cache/persister.ts'
import { getSession } from '#client/phone/session.ts'
import classes from './OfflinePlaces.module.css'

type Asking = readonly { to: string; name: string; asks: ProcedurePath }[]

/** The places of the farmer, and the question whose answer makes each worth opening without a connection. */
const PLACES = [
  { to: '/farmer', name: 'home', asks: 'farmer.crops.list' },
  { to: '/crops', name: 'crops', asks: 'farmer.crops.list' },
  { to: '/courses', name: 'courses', asks: 'learning.courses.list' },
  { to: '/market', name: 'market', asks: 'farmer.prices.board' },
  { to: '/finance', name: 'finance', asks: 'finance.overview' },
] as const satisfies Asking

/** The place of an agent. */
const PLACES_OF_AGENT = [{ to: '/agent', name: 'home', asks: 'agent.today.get' }] as const satisfies Asking

type OfflinePlace = (typeof PLACES | typeof PLACES_OF_AGENT)[number]
const placesNow = (): readonly OfflinePlace[] =>
  getSession()?.user.role === 'extension_agent' ? PLACES_OF_AGENT : PLACES

/** Places with stored answers to go to instead. Nothing where the screen has other answers to show. */
export function OfflinePlaces() {
  const t = useTranslations('common')
  const [places, setPlaces] = useState<readonly OfflinePlace[]>([])
  useEffect(() => {
    if (shownQueries().length > 0) return
    let isGone = false
    void cachedProcedures().then((has) => isGone || setPlaces(placesNow().filter(({ asks }) => has(asks))))
    return () => {
      isGone = true
    }
  }, [])
  if (places.length === 0) return null
  return (
    <nav className={classes.kept} aria-label={t('error.keptHere')}>
      <span>{t('error.keptHere')}</span>
      {places.map(({ to, name }) => (
        <Link key={to} to={to}>
          {t(`nav.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
