import type { ReactNode } from 'react'
import { AppHeader } from '#client/components/AppHeader.tsx'
import { NotificationBell } from '#client/components/NotificationBell.tsx'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { useSessionGuard } from '#client/hooks/useSessionGuard.ts'
import classes from './TicketDesk.module.css'

export function DeskFrame({ title, above, children }: { title: string; above?: ReactNode; children: ReactNode }) {
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
