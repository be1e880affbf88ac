import { useTranslations } from 'use-intl'
import { SignOut } from './SignOut.tsx'

export function SignOutButton() {
  const t = useTranslations('common.action')
  return <SignOut>{t('signOut')}</SignOut>
}
