import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { UpcomingVisits } from '#client/features/people/visits/UpcomingVisits.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
import { TodaysRound } from './TodaysRound.tsx'
import classes from './VisitsScreen.module.css'

/** Today's round, the visits that are ahead, and the address of the calendar. */
export function VisitsScreen() {
  const t = useTranslations('agent.visits')
  const dialog = useDialog('visit')
  return (
    <main className={classes.main}>
      <PageTitle
        action={
          <Button leftSection={<IconCalendarPlus size={20} aria-hidden="true" />} onClick={() => dialog.open('visit')}>
            {t('add')}
          </Button>
        }
      >
        {t('round')}
      </PageTitle>
      <div className={`${classes.parts} ${grid.inOrder}`}>
        <TodaysRound />
        <UpcomingVisits />
        <CalendarAddress />
      </div>
    </main>
  )
}
