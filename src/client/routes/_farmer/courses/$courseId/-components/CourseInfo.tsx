import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import type { CourseDetail } from '#domain/learning/learning.schema.ts'
import classes from './CourseScreen.module.css'

export function CourseInfo({ course: { level, duration, targetAudience, modules } }: { course: CourseDetail }) {
  const t = useTranslations('learning')
  const format = useFormatter()
  const count = (of: 'lessons' | 'quizzes') => format.number(modules.reduce((sum, each) => sum + each[of].length, 0))
  const facts: Fact[] = [
    [t('course.level'), t(level)],
    ...(duration ? [[t('course.length'), duration] as const] : []),
    [t('course.lessons'), count('lessons')],
    [t('course.quizzes'), count('quizzes')],
  ]
  return (
    <Section title={t('course.info')}>
      <Card className={classes.card}>
        <Facts facts={facts}>
          {targetAudience.length > 0 && (
            <div className={classes.for}>
              <dt>{t('course.for')}</dt>
              <dd>{targetAudience.join(', ')}</dd>
            </div>
          )}
        </Facts>
      </Card>
    </Section>
  )
}
