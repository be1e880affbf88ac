import { Link } from '@tanstack/react-router'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { dateAt } from '#domain/dates.ts'
import type { ContentHealth } from '#domain/operations/content-health.schema.ts'
import { LEAST_SPEAKERS } from '#domain/operations/content-health.ts'
import { HealthCard } from './HealthCard.tsx'
import { useLanguageNames } from './useLanguageNames.ts'

export function Prices({ prices: { count, worst } }: { prices: ContentHealth['oldPrices'] }) {
  const t = useTranslations('desk.health.prices')
  const format = useFormat()
  return (
    <HealthCard
      title={t('title')}
      count={count}
      fine={t('fine')}
      note={t('note')}
      all={<Link to="/admin/market-prices">{t('all')}</Link>}
      rows={worst.map(({ market, newest, allowedDays, overdueDays }) => ({
        key: market,
        link: (
          <Link to="/admin/market-prices" search={{ q: market }}>
            {market}
          </Link>
        ),
        fact: t('fact', {
          overdue: overdueDays,
          date: format.dateTime(dateAt(newest), { dateStyle: 'medium', timeZone: 'UTC' }),
          allowed: allowedDays,
        }),
      }))}
    />
  )
}

export function Alerts({ alerts: { count, worst } }: { alerts: ContentHealth['endedAlerts'] }) {
  const t = useTranslations('desk.health.alerts')
  const format = useFormat()
  return (
    <HealthCard
      title={t('title')}
      count={count}
      fine={t('fine')}
      note={t('note')}
      all={
        <Link to="/admin/weather-alerts" search={{ sort: 'expiresAt' }}>
          {t('all')}
        </Link>
      }
      rows={worst.map(({ id, title, location, expiresAt }) => ({
        key: id,
        link: (
          <Link to="/admin/weather-alerts" search={{ q: title }}>
            {title}
          </Link>
        ),
        fact: t('fact', { place: location, date: format.dateTime(dateAt(expiresAt), { dateStyle: 'medium' }) }),
      }))}
    />
  )
}

export function Translations({ missing: { count, worst } }: { missing: ContentHealth['untranslated'] }) {
  const t = useTranslations('desk.health.translations')
  const categories = useTranslations('desk.category')
  const nameOf = useLanguageNames()
  return (
    <HealthCard
      title={t('title')}
      count={count}
      fine={t('fine')}
      note={t('note', { least: LEAST_SPEAKERS })}
      all={<Link to="/admin/advisories">{t('all')}</Link>}
      rows={worst.map(({ cropId, crop, category, language, advisories, farmers }) => {
        const subject = category ? t('general', { category: categories(category) }) : (crop ?? t('crop'))
        return {
          key: `${cropId} ${category} ${language}`,
          link: (
            <Link to="/admin/advisories" search={{ q: crop ?? undefined }}>
              {t('subject', { subject, language: nameOf(language) })}
            </Link>
          ),
          fact: t('fact', { advisories, farmers }),
        }
      })}
    />
  )
}

export function Crops({ crops: { count, worst } }: { crops: ContentHealth['cropsWithoutAdvice'] }) {
  const t = useTranslations('desk.health.crops')
  const growers = useTranslations('desk.crop')
  return (
    <HealthCard
      title={t('title')}
      count={count}
      fine={t('fine')}
      note={t('note')}
      all={
        <Link to="/admin/crops" search={{ sort: '-growers' }}>
          {t('all')}
        </Link>
      }
      rows={worst.map((crop) => ({
        key: crop.id,
        link: (
          <Link to="/admin/crops" search={{ q: crop.name }}>
            {crop.name}
          </Link>
        ),
        fact: growers('growers', { count: crop.growers }),
      }))}
    />
  )
}
