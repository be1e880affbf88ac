import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { truncated } from '#domain/advice/advisory.ts'
import type { CourseCard } from '#domain/learning/course.schema.ts'
import classes from './AgentCourses.module.css'

/** The published courses; each leads to its report. */
export function AgentCoursesScreen() {
  const t = useTranslations('teaching')
  const learning = useTranslations('learning')
  const courses = trpc.learning.courses.list.useQuery()
  return (
    <main className={classes.main}>
      <PageTitle>{t('courses')}</PageTitle>
      <div className={grid.page}>
        <p className={classes.lead}>{t('coursesLead')}</p>
        <QueryView
          query={courses}
          errorText={learning('failed')}
          skeleton={<CardSkeletons count={3} height={150} grid={grid.cards} />}
          empty={<EmptyState drawing={<CropDrawing name="Seedling" size={44} />} text={learning('none')} />}
        >
          {(list) => (
            <div className={grid.cards}>
              {list.map((course) => (
                <TaughtCourse key={course.id} course={course} />
              ))}
            </div>
          )}
        </QueryView>
      </div>
    </main>
  )
}

const MAX_DESCRIPTION = 100

function TaughtCourse({ course: { id, title, level, shortDescription, description } }: { course: CourseCard }) {
  const learning = useTranslations('learning')
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div>
        <Badge tone="info">{learning(level)}</Badge>
      </div>
      <h2 className={classes.title}>
        <Link to="/agent/courses/$courseId" params={{ courseId: id }} className={whole.cover}>
          {title}
        </Link>
      </h2>
      <p className={classes.lead}>{shortDescription ?? truncated(description, MAX_DESCRIPTION)}</p>
    </Card>
  )
}
