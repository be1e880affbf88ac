import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SignOut } from './SignOut.tsx'

export function SignOutButton() {
  const t = useTranslations('common.action')
  return <SignOut>{t('signOut')}</SignOut>
}
