import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import classes from './CourseScreen.module.css'

export function CourseInfo({ course: { level, duration, targetAudience, modules } }: { course: CourseDetail }) {
  const t = useTranslations('courses.course')
  const learning = useTranslations('learning')
  const format = useFormat()
  const count = (of: 'lessons' | 'quizzes') => format.number(modules.reduce((sum, each) => sum + each[of].length, 0))
  const facts: Fact[] = [
    [t('level'), learning(level)],
    ...(duration ? [[t('length'), duration] as const] : []),
    [t('lessons'), count('lessons')],
    [t('quizzes'), count('quizzes')],
  ]
  return (
    <Section title={t('info')}>
      <Card className={classes.card}>
        <Facts facts={facts}>
          {targetAudience.length > 0 && (
            <div className={classes.for}>
              <dt>{t('for')}</dt>
              <dd lang="en">{format.list(targetAudience)}</dd>
            </div>
          )}
        </Facts>
      </Card>
    </Section>
  )
}
