import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { PasswordCode } from '#domain/people/user-record.schema.ts'
import classes from './Users.module.css'

/** A one-time code with whose it is and until when. */
export function ShownCode({ given: { fullName: name, username, code, codeExpiresAt } }: { given: PasswordCode }) {
  const t = useTranslations('desk.user.code')
  const format = useFormat()
  if (code === null) return <p role="alert">{t('lost')}</p>
  const copy = async () => {
    // Some browsers have no clipboard without HTTPS.
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    showToast(isCopied ? { title: t('copied'), tone: 'good' } : { title: t('notCopied'), tone: 'bad' })
  }
  return (
    <div className={classes.parts} role="status">
      <p>{t('show', { name })}</p>
      <dl className={classes.given}>
        <dt>{t('username')}</dt>
        <dd>{username}</dd>
        <dt>{t('code')}</dt>
        <dd className={classes.code}>{code}</dd>
      </dl>
      <p>
        <Value>
          {t('valid', { date: format.dateTime(dateAt(codeExpiresAt), { dateStyle: 'medium', timeStyle: 'short' }) })}
        </Value>{' '}
        {t('where')}
      </p>
      <Button
        variant="light"
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => void copy()}
        className={classes.copy}
      >
        {t('copy')}
      </Button>
    </div>
  )
}
