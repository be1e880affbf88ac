import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './PlatformContact.module.css'

/** Who runs this installation and how to reach them; nothing where nobody has said it. */
export function PlatformContact() {
  const t = useTranslations('papers.contact')
  const { data } = trpc.auth.status.useQuery()
  const { name, phone, email, address } = data?.platform ?? {}
  if (!phone && !email && !address) return null
  return (
    <div className={classes.contact}>
      <h2>{name ?? t('title')}</h2>
      <dl>
        {phone && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d*#]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{t('address')}</dt>
            <dd>{address}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
