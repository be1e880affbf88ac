import { Button } from '@mantine/core'
import { IconMail, IconMapPin, IconPencil, IconPhone } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import { initialsOf } from '#domain/people/profile.ts'
import type { User } from '#domain/people/session.schema.ts'
import classes from './Person.module.css'

type PersonProps = { user: User; crops: number; advisoriesReceived: number; onEdit: () => void }

export function Person({ user, crops, advisoriesReceived, onEdit }: PersonProps) {
  const t = useTranslations('profile')
  const format = useFormat()
  const since = format.dateTime(dateAt(user.createdAt), { month: 'long', year: 'numeric' })
  return (
    <Card className={classes.card}>
      <div className={classes.person}>
        <span className={classes.avatar} aria-hidden="true">
          {initialsOf(user.fullName)}
        </span>
        <div className={classes.words}>
          <div className={classes.name}>
            <b>{user.fullName}</b>
            <Badge tone="good">{t(user.role)}</Badge>
          </div>
          <span>{t('memberSince', { date: since })}</span>
          <span className={classes.line}>
            <IconPhone size={16} aria-hidden="true" /> <Value>{user.phone ?? t('noPhone')}</Value>
          </span>
          {(user.location || user.preferredLocation) && (
            <span className={classes.line}>
              <IconMapPin size={16} aria-hidden="true" /> <Value>{user.location || user.preferredLocation}</Value>
            </span>
          )}
          {user.email && (
            <span className={classes.line}>
              <IconMail size={16} aria-hidden="true" /> <Value>{user.email}</Value>
            </span>
          )}
        </div>
      </div>
      <dl className={classes.figures}>
        <Figure name={t('crops', { count: crops })} value={crops} />
        <Figure name={t('advisories', { count: advisoriesReceived })} value={advisoriesReceived} />
      </dl>
      <Button
        variant="light"
        className={classes.edit}
        leftSection={<IconPencil size={18} aria-hidden="true" />}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  const format = useFormat()
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>{format.number(value)}</dd>
    </div>
  )
}
