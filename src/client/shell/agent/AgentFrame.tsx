import { Outlet, useMatch } from '@tanstack/react-router'
import { useSessionGuard } from '#client/api/useSessionGuard.ts'
import { FarmerCropPlace } from '#client/features/crops/FarmerCropPlace.tsx'
import { NotificationBell } from '#client/features/messaging/NotificationBell.tsx'
import { FarmerPlace } from '#client/features/people/FarmerPlace.tsx'
import { VisitPlace } from '#client/features/people/VisitPlace.tsx'
import { AppHeader } from '../AppHeader.tsx'
import { ConnectionNotice } from '../notices/ConnectionNotice.tsx'
import classes from './AgentFrame.module.css'

/** The frame of the agents' screens. */
export function AgentFrame() {
  useSessionGuard()
  // No bell in the account: an agent who has to set up sign-in with a code may not read notifications before.
  const isAccount = useMatch({ from: '/_agent/agent/account/', shouldThrow: false }) !== undefined
  return (
    <div className={classes.page}>
      <AppHeader home="/agent" end={!isAccount && <NotificationBell />} />
      <ConnectionNotice />
      <Outlet />
      <FarmerPlace />
      <VisitPlace />
      <FarmerCropPlace />
    </div>
  )
}
