import type { ReactNode } from 'react'
import { useSessionGuard } from '#client/api/useSessionGuard.ts'
import { NotificationBell } from '#client/features/messaging/NotificationBell.tsx'
import classes from '#client/routes/agent/tickets/-components/AgentTicketsScreen.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { AppHeader } from '../AppHeader.tsx'

export function AgentFrame({ title, above, children }: { title: string; above?: ReactNode; children: ReactNode }) {
  useSessionGuard()
  return (
    <div className={classes.page}>
      <AppHeader home="/agent" end={<NotificationBell />} />
      <main className={classes.main}>
        {above}
        <PageTitle>{title}</PageTitle>
        {children}
      </main>
    </div>
  )
}
