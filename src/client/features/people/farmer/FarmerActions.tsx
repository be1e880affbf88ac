import { Button } from '@mantine/core'
import { IconCalendarPlus, IconMessage, IconReportAnalytics } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { PastVisits } from '../visits/PastVisits.tsx'
import { UpcomingVisits } from '../visits/UpcomingVisits.tsx'
import classes from './Farmer.module.css'
import type { FarmerPanelProps } from './panel.ts'

/** What an agent can do for a farmer. */
export default function FarmerActions({ farmer, onWriting }: FarmerPanelProps) {
  const t = useTranslations('agent.action')
  const dialog = useDialog('visit')
  return (
    <div className={classes.parts}>
      <Button
        size="md"
        variant="default"
        disabled={!farmer.phone}
        leftSection={<IconMessage size={20} aria-hidden="true" />}
        onClick={() => onWriting(true)}
      >
        {t('sms')}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
        onClick={() => dialog.open('visit', farmer.id)}
      >
        {t('visit')}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconReportAnalytics size={20} aria-hidden="true" />}
        renderRoot={(props) => <Link to="/agent/reports" {...props} />}
      >
        {t('reports')}
      </Button>
      <UpcomingVisits farmerId={farmer.id} />
      <PastVisits farmerId={farmer.id} />
    </div>
  )
}
