import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useSignOut } from '../api/useSignOut.ts'

type SignOutButtonProps = {
  /** Done in place of signing out, where there is something to say first. */
  instead?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Signs out. */
export function SignOutButton({ instead, ref }: SignOutButtonProps) {
  const t = useTranslations('common.action')
  const { signOut, isPending } = useSignOut()
  return (
    <Button
      ref={ref}
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
