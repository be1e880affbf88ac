import { useTranslations } from '#client/i18n/useTranslations.ts'

const NAMED = [
  'advisories',
  'advisory_bookmarks',
  'advisory_deliveries',
  'market_prices',
  'price_alerts',
  'modules',
  'lessons',
  'lesson_progress',
  'quizzes',
  'quiz_questions',
  'quiz_attempts',
  'course_enrollments',
  'farmer_crops',
  'farmer_loans',
  'farmer_insurance',
] as const
type Named = (typeof NAMED)[number]
const isNamed = (table: string): table is Named => NAMED.some((each) => each === table)

/** Says how many rows of which tables went, or go, with a record: '3 advisories'. */
export function useTableWords() {
  const t = useTranslations('desk.tables')
  return (counts: Record<string, number>): string[] =>
    Object.entries(counts).map(([table, count]) => t(isNamed(table) ? table : 'other', { count }))
}
