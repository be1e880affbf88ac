import { Outlet, useMatch } from '@tanstack/react-router'
import { lazy } from 'react'
import { useSessionGuard } from '#client/api/useSessionGuard.ts'
import { FarmerCropPlace } from '#client/features/crops/FarmerCropPlace.tsx'
import { CasePlace } from '#client/features/fields/cases/CasePlace.tsx'
import { NotificationBell } from '#client/features/messaging/NotificationBell.tsx'
import { FarmerPlace } from '#client/features/people/FarmerPlace.tsx'
import { VisitPlace } from '#client/features/people/VisitPlace.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useIsWide } from '#client/ui/useIsWide.ts'
import { AppHeader } from '../AppHeader.tsx'
import classes from '../Frame.module.css'
import { HelpFoot } from '../HelpFoot.tsx'
import { ConnectionNotice } from '../notices/ConnectionNotice.tsx'
import { AgentPlaces, UncountedAgentPlaces } from './AgentPlaces.tsx'

const FarmerFields = lazy(() => import('#client/features/fields/FarmerFields.tsx'))

/** The frame of the agents' screens: header above, their places below or, on a computer and first of all, at the side. */
export function AgentFrame() {
  const t = useTranslations('common.app')
  useSessionGuard()
  const isWide = useIsWide()
  // An agent who has to set up sign-in with a code, in the account, may not read notifications or requests before.
  const isAccount = useMatch({ from: '/_agent/agent/account/', shouldThrow: false }) !== undefined
  const places = isAccount ? <UncountedAgentPlaces /> : <AgentPlaces />
  return (
    <div className={classes.frame} data-bar>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      {isWide && places}
      <div className={classes.header}>
        <AppHeader home="/agent" end={!isAccount && <NotificationBell />} />
        <ConnectionNotice />
      </div>
      <div id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
        <HelpFoot />
      </div>
      <FarmerPlace Fields={FarmerFields} />
      <VisitPlace />
      <FarmerCropPlace />
      <CasePlace />
      {!isWide && places}
    </div>
  )
}
