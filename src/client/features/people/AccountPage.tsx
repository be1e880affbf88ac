import type { ReactNode } from 'react'
import { AppHeader } from '#client/shell/AppHeader.tsx'
import { Card } from '#client/ui/Card.tsx'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import classes from './AccountPage.module.css'

/** The page around a sign-in or registration form. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  usePageTitle(title)
  return (
    <>
      <AppHeader home="/select" />
      <main className={classes.page}>
        <Card className={classes.card}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
          {children}
        </Card>
      </main>
    </>
  )
}
