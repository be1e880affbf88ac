import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useSignOut } from '#client/hooks/useSignOut.ts'
import { catchFocus } from './catch-focus.ts'

/** Signs out; `instead` is done in place of it where there is something to say first. */
export function SignOutButton({ instead }: { instead?: (() => void) | undefined }) {
  const t = useTranslations('common.action')
  const { signOut, isPending } = useSignOut()
  return (
    <Button
      ref={catchFocus}
      variant="light"
      color="clay"
      leftSection={<IconLogout size={20} aria-hidden="true" />}
      loading={isPending}
      onClick={instead ?? signOut}
    >
      {t('signOut')}
    </Button>
  )
}
