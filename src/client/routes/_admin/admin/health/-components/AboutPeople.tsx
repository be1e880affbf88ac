import { Link } from '@tanstack/react-router'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { truncated } from '#domain/advice/advisory.ts'
import { dateAt } from '#domain/dates.ts'
import type { ContentHealth } from '#domain/operations/content-health.schema.ts'
import { HealthCard } from './HealthCard.tsx'

const MAX_TEXT = 70

export function Questions({ questions: { count, worst, older } }: { questions: ContentHealth['openQuestions'] }) {
  const t = useTranslations('desk.health.questions')
  const format = useFormat()
  return (
    <HealthCard
      title={t('title')}
      count={count}
      fine={t('fine')}
      note={older.map(({ days, count: rows }) => t('older', { days, count: rows })).join(' · ')}
      all={
        <Link to="/admin/support" search={{ status: 'open', sort: 'createdAt' }}>
          {t('all')}
        </Link>
      }
      rows={worst.map(({ ticketId, name, text, createdAt }) => ({
        key: ticketId,
        link: (
          <Link to="/admin/support/$ticketId" params={{ ticketId }}>
            {truncated(text, MAX_TEXT)}
          </Link>
        ),
        fact: t('fact', { name, date: format.dateTime(dateAt(createdAt), { dateStyle: 'medium' }) }),
      }))}
    />
  )
}

export function Farmers({ farmers: { count, worst } }: { farmers: ContentHealth['withoutPhone'] }) {
  const t = useTranslations('desk.health.farmers')
  const format = useFormat()
  return (
    <HealthCard
      title={t('title')}
      count={count}
      fine={t('fine')}
      note={t('note')}
      all={
        <Link to="/admin/users" search={{ role: 'farmer', state: 'active', phone: 'none' }}>
          {t('all')}
        </Link>
      }
      rows={worst.map(({ id, fullName, username, createdAt }) => ({
        key: id,
        link: (
          <Link to="/admin/users" search={{ q: username }}>
            {fullName}
          </Link>
        ),
        fact: t('fact', { date: format.dateTime(dateAt(createdAt), { dateStyle: 'medium' }) }),
      }))}
    />
  )
}
