import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { ActiveBadge } from '#client/features/operations/admin/StateBadges.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { UserRecord } from '#domain/people/user-record.schema.ts'
import { UserActions } from './UserActions.tsx'

export function UserCard({ user }: { user: UserRecord }) {
  const t = useTranslations('desk.user')
  const { fullName, username, role, isActive, phone, email, location } = user
  const facts = [phone, email, location].filter(Boolean)
  return (
    <Card className={adminClasses.card}>
      <h2>{fullName}</h2>
      <div className={adminClasses.badges}>
        <Badge tone="secondary">{t(`roles.${role}`)}</Badge>
        <ActiveBadge isActive={isActive} />
      </div>
      <p className={adminClasses.quiet}>
        @<Value>{username}</Value>
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <UserActions user={user} />
    </Card>
  )
}
