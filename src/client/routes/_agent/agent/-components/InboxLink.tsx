import { Button } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'

/** To the text messages that wait for a person, with how many they are. */
export function InboxLink() {
  const t = useTranslations('agent.inbox')
  const format = useFormatter()
  const { data } = trpc.agent.inbox.list.useQuery({ limit: 1 }, { refetchOnMount: 'always' })
  const waiting = data?.total ?? 0
  return (
    <Button
      variant={waiting > 0 ? 'light' : 'default'}
      leftSection={<IconInbox size={20} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/agent/inbox" {...props} />}
    >
      {waiting > 0 ? t('count', { count: format.number(waiting) }) : t('title')}
    </Button>
  )
}
