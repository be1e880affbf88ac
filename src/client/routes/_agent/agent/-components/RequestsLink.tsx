import { Button } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useWaiting } from '#client/features/support/desk/useWaiting.ts'

/** To the requests for help, with how many wait for this agent or for nobody yet. */
export function RequestsLink() {
  const t = useTranslations('agent')
  const format = useFormatter()
  const { me = 0, nobody = 0 } = useWaiting()
  const waiting = me + nobody
  return (
    <Button
      variant={waiting > 0 ? 'light' : 'default'}
      leftSection={<IconLifebuoy size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/agent/tickets" {...props} />}
    >
      {waiting > 0 ? t('requestsCount', { count: format.number(waiting) }) : t('requests')}
    </Button>
  )
}
