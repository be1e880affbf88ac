import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { dateAt } from '#domain/dates.ts'
import { readableLanguage } from '#domain/languages.ts'
import type { AgentReport } from '#domain/support/reports/report.schema.ts'
import { keysOf } from '#domain/table.ts'
import type { ReportTab } from './report-search.ts'

/** A part of a tab: what is counted, and the numbers. */
export type ReportTable = { title: string; rows: ReportLine[] }
/** A line; `place` is where those are whom it counts. */
type ReportLine = { name: string; count: number; place?: string }

/** The numbers of each tab in the reader's words, for the screen and for the file. */
export function useReportTables() {
  const t = useTranslations('agent.reports')
  const sms = useTranslations('agent.sms.status')
  const tickets = useTranslations('agent.reports.requestStates')
  const format = useFormat()
  const cropName = useCropNames()
  const placed = ({ name, count }: AgentReport['farmers']['byPlace'][number]): ReportLine => {
    if (!name) return { name: t(name === null ? 'placeUnknown' : 'others'), count }
    return { name, count, place: name }
  }
  const named = (rows: AgentReport['farmers']['byCrop'], nameOf = (name: string) => name) =>
    rows.map(({ name, count }) => ({ name: name === '' ? t('others') : nameOf(name), count }))
  const keyed = <K extends string>(numbers: Record<K, number>, nameOf: (key: K) => string) =>
    keysOf(numbers).map((key) => ({ name: nameOf(key), count: numbers[key] }))
  const week = (from: string) => format.dateTime(dateAt(from), { day: 'numeric', month: 'short' })

  return ({ overview, farmers, engagement, trends, documents }: AgentReport): Record<ReportTab, ReportTable[]> => ({
    overview: [{ title: t('counted'), rows: keyed(overview, (key) => t(`overviewRows.${key}`)) }],
    farmers: [
      { title: t('byContact'), rows: keyed(farmers.byContact, (key) => t(`contact.${key}`)) },
      { title: t('byPlace'), rows: farmers.byPlace.map(placed) },
      { title: t('byCrop'), rows: named(farmers.byCrop, cropName) },
      { title: t('byLanguage'), rows: named(farmers.byLanguage, readableLanguage) },
      { title: t('byGender'), rows: keyed(farmers.byGender, (key) => t(`gender.${key}`)) },
    ],
    engagement: [
      { title: t('messages'), rows: keyed(engagement.sms, (key) => sms(key)) },
      { title: t('visits'), rows: keyed(engagement.visits, (key) => t(`visitStates.${key}`)) },
      { title: t('requests'), rows: keyed(engagement.requests, (key) => tickets(key)) },
      { title: t('advice'), rows: keyed(engagement.advice, (key) => t(`answers.${key}`)) },
    ],
    trends: (['farmers', 'visits', 'messages', 'notes'] as const).map((what) => ({
      title: t(`trendOf.${what}`),
      rows: trends.map((stretch) => ({ name: week(stretch.from), count: stretch[what] })),
    })),
    documents: [
      {
        title: t('documentCount'),
        rows: documents.byCategory.map(({ category, count }) => ({ name: t(`categories.${category}`), count })),
      },
      {
        title: t('documentKilobytes'),
        rows: documents.byCategory.map(({ category, bytes }) => ({
          name: t(`categories.${category}`),
          count: Math.ceil(bytes / 1024),
        })),
      },
    ],
  })
}
