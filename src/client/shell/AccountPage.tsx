import type { Shown } from '#client/i18n/shown.ts'
import { usePageTitle } from '#client/ui/page/usePageTitle.ts'
import { Card } from '../ui/Card.tsx'
import classes from './AccountPage.module.css'
import { AppHeader } from './AppHeader.tsx'
import { HelpFoot } from './HelpFoot.tsx'

/** The page around a sign-in or registration form. */
export function AccountPage({ title, lead, children }: { title: string; lead?: Shown; children: Shown }) {
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
      <HelpFoot />
    </>
  )
}
