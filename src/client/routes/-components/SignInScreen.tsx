import { Link } from '@tanstack/react-router'
import { SignInForm } from '#client/features/people/SignInForm.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '#client/shell/AccountPage.module.css'
import { AccountPage } from '#client/shell/AccountPage.tsx'
import type { User } from '#domain/people/session.schema.ts'

export function SignInScreen({ next, onDone }: { next: string | undefined; onDone: (user: User) => void }) {
  const t = useTranslations('account.signIn')
  return (
    <AccountPage title={t('title')}>
      <SignInForm onDone={onDone} />
      <p>
        {t('new')}
        <Link to="/register" search={{ next }} className={classes.other}>
          {t('register')}
        </Link>
      </p>
      <p>
        <Link to="/set-password" className={classes.other}>
          {t('haveCode')}
        </Link>
      </p>
    </AccountPage>
  )
}
