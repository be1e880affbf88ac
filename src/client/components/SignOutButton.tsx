import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useSignOut } from '#client/hooks/useSignOut.ts'

export function SignOutButton() {
  const t = useTranslations('common.action')
  const { signOut, isPending } = useSignOut()
  return (
    <Button
      variant="light"
      color="clay"
      leftSection={<IconLogout size={20} aria-hidden="true" />}
      loading={isPending}
      onClick={signOut}
    >
      {t('signOut')}
    </Button>
  )
}
