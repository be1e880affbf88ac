import { IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** An attempt that was made without a connection: only the server marks it. */
export function WaitingAttempt() {
  const t = useTranslations('courses.quiz')
  return (
    <Card role="status">
      <EmptyState
        drawing={<IconCloudOff size={38} stroke={1.6} aria-hidden="true" />}
        text={t('waiting')}
        hint={t('waitingText')}
      />
    </Card>
  )
}
