import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { User } from '#domain/session.schema.ts'
import classes from './AccountPage.module.css'
import { AccountPage } from './AccountPage.tsx'
import { SignInForm } from './SignInForm.tsx'

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
    </AccountPage>
  )
}
