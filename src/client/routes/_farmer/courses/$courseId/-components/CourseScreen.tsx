import { useEffect } from 'react'
import { BackLink } from '#client/features/learning/BackLink.tsx'
import { CourseGone } from '#client/features/learning/CourseGone.tsx'
import { LearningView } from '#client/features/learning/LearningView.tsx'
import { Outline } from '#client/features/learning/Outline.tsx'
import { useCourse } from '#client/features/learning/useCourse.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LearnerCourse } from '#client/offline/optimistic/learning.ts'
import { forgetCourse } from '#client/offline/saved-courses/saved-courses.ts'
import { useSession } from '#client/phone/session.ts'
import { Card } from '#client/ui/Card.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { CourseInfo } from './CourseInfo.tsx'
import classes from './CourseScreen.module.css'
import { PriceCard } from './PriceCard.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { SaveCard } from './SaveCard.tsx'
import { Ticks } from './Ticks.tsx'

/** A course: what it is about, its lessons and quizzes, and how to enroll or go on. */
export function CourseScreen({ courseId }: { courseId: string }) {
  const course = useCourse(courseId)
  const { isGone } = course
  useEffect(() => {
    if (isGone) void forgetCourse(courseId)
  }, [isGone, courseId])
  return (
    <div className={classes.page}>
      <BackLink leaving={courseId} />
      {isGone ? (
        <CourseGone wasHere={course.data !== undefined} />
      ) : (
        <LearningView query={course} skeleton={<CardSkeletons count={3} height={220} />}>
          {(found) => <Parts course={found} />}
        </LearningView>
      )}
    </div>
  )
}

function Parts({ course }: { course: LearnerCourse }) {
  const t = useTranslations('courses.course')
  const { title, description, learningObjectives, keyBenefits, enrollment, modules, price } = course
  const isAdmin = useSession()?.user.role === 'admin'
  const isOpen = price === 0 || enrollment !== null || isAdmin
  return (
    <>
      <PageTitle isPlain lang="en">
        {title}
      </PageTitle>
      <div className={classes.parts}>
        <div className={classes.start}>
          {enrollment ? <ProgressCard course={course} enrollment={enrollment} /> : <PriceCard course={course} />}
          {isOpen && <SaveCard course={course} />}
        </div>
        <div className={classes.main}>
          <Section title={t('about')}>
            <p className={classes.text} lang="en">
              {description}
            </p>
          </Section>
          {learningObjectives.length > 0 && (
            <Section title={t('objectives')}>
              <Ticks items={learningObjectives} />
            </Section>
          )}
          <Section title={t('outline')}>
            {modules.length > 0 ? (
              <Card>
                <Outline course={course} isOpen={isOpen} />
              </Card>
            ) : (
              <p className={classes.text}>{t('noLessons')}</p>
            )}
          </Section>
        </div>
        <div className={classes.side}>
          <CourseInfo course={course} />
          {keyBenefits.length > 0 && (
            <Section title={t('benefits')}>
              <Ticks items={keyBenefits} />
            </Section>
          )}
        </div>
      </div>
    </>
  )
}
