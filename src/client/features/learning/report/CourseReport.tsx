import { IconArrowLeft, IconBook } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import back from '../BackLink.module.css'
import classes from './CourseReport.module.css'
import { LearnerCounts } from './LearnerCounts.tsx'
import { Learners } from './Learners.tsx'
import { Questions } from './Questions.tsx'
import type { ReportPlace } from './ReportLink.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import type { ReportSearch } from './report-search.ts'

type CourseReportProps = { place: ReportPlace; search: ReportSearch; onSearch: (search: ReportSearch) => void }

/** How a course is learnt: how many are active, have stopped or completed it, what they answered, and who they are. */
export function CourseReport({ place, search, onSearch }: CourseReportProps) {
  const t = useTranslations('teaching')
  const report = trpc.learning.reports.course.useQuery({ id: place.courseId }, { refetchOnMount: 'always' })
  const list = place.to === '/admin/courses/$courseId' ? '/admin/courses' : '/agent/courses'
  const tab = search.tab ?? 'questions'
  return (
    <div className={classes.page}>
      <Link to={list} className={back.back}>
        <IconArrowLeft size={20} className={back.icon} aria-hidden="true" /> {t('back')}
      </Link>
      <PageTitle isPlain part={t(tab)}>
        {report.data?.title ?? t('title')}
      </PageTitle>
      {report.data && (
        <Link to="/courses/$courseId" params={{ courseId: place.courseId }} className={back.back}>
          {t('open')}
        </Link>
      )}
      {problemOf(report.error) === 'notFound' ? (
        <EmptyState
          drawing={<IconBook size={38} stroke={1.6} aria-hidden="true" />}
          text={t('gone')}
          hint={t('goneHint')}
        />
      ) : (
        <QueryView query={report} skeleton={<ReportSkeleton />}>
          {({ learners, quizzes }) => (
            <>
              <LearnerCounts
                place={place}
                learners={learners}
                current={tab === 'learners' ? search.state : undefined}
              />
              <ReportTabs place={place} tab={tab} />
              {tab === 'questions' ? (
                <Questions
                  quizzes={quizzes}
                  isHardOnly={search.hard === true}
                  onHardOnly={(isHardOnly) => onSearch({ tab, hard: isHardOnly || undefined })}
                />
              ) : (
                <Learners
                  courseId={place.courseId}
                  counts={learners}
                  state={search.state}
                  onState={(state) => onSearch({ tab, state })}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </div>
  )
}

const ReportSkeleton = () => (
  <div className={classes.page}>
    <CardSkeletons count={3} height={84} grid={classes.counts} />
    <CardSkeletons count={3} height={220} />
  </div>
)
