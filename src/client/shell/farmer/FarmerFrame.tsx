import { Outlet, useMatches } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useSessionGuard } from '#client/api/useSessionGuard.ts'
import { AdvisoryPlace } from '#client/features/advice/AdvisoryPlace.tsx'
import { NotificationBell } from '#client/features/messaging/NotificationBell.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isHomeRestored } from '#client/offline/cache/restore-home.ts'
import { useSession } from '#client/phone/session.ts'
import { useIsWide } from '#client/ui/useIsWide.ts'
import { ROLES } from '#domain/roles.ts'
import { AppHeader } from '../AppHeader.tsx'
import classes from '../Frame.module.css'
import { HelpFoot } from '../HelpFoot.tsx'
import { ConnectionNotice } from '../notices/ConnectionNotice.tsx'
import { FarmerPlaces } from './FarmerPlaces.tsx'

/** The frame of the farmer's screens: header above, the six places below or, on a computer and first of all, at the side. */
export function FarmerFrame() {
  const t = useTranslations('common.app')
  const isWide = useIsWide()
  const isWhole = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hasNoBar) })
  const role = useSession()?.user.role
  // Agents and administrators are here to see a course as learners do; the other places are not theirs.
  const isStaff = role !== undefined && role !== 'farmer'
  const hasBar = !isWhole && !isStaff
  useSessionGuard()
  return (
    <div className={classes.frame} data-bar={hasBar}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      {hasBar && isWide && <FarmerPlaces />}
      <div className={classes.header}>
        <AppHeader home={isStaff ? ROLES[role].home : '/farmer'} end={role && <NotificationBell />} />
        <ConnectionNotice />
      </div>
      <div className={classes.content}>
        <main id="content" tabIndex={-1}>
          <Screen />
        </main>
        <HelpFoot />
      </div>
      <AdvisoryPlace />
      {hasBar && !isWide && <FarmerPlaces />}
    </div>
  )
}

/**
 * On a first visit the screen is rendered after its frame, in slices: in one task it would block a slow phone. Later
 * visits have their answers at hand, and render both at once.
 */
function Screen() {
  const isDue = useDeferredValue(true, isHomeRestored())
  return isDue && <Outlet />
}
