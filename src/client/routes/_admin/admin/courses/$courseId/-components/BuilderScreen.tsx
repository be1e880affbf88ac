import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import back from '#client/features/learning/BackLink.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { BuiltCourse } from '#domain/learning/build/built-course.schema.ts'
import { AddButton } from './AddButton.tsx'
import classes from './Builder.module.css'
import { BuilderDialogs } from './BuilderDialogs.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { ModuleCard } from './ModuleCard.tsx'
import { MoveContext } from './move-context.ts'
import { useMovePart } from './useMovePart.ts'

/** Where a course is written: its modules, lessons, quizzes and questions, in order. */
export function BuilderScreen({ courseId }: { courseId: string }) {
  const t = useTranslations('desk.builder')
  // Another administrator may have changed a cached course.
  const course = trpc.admin.builder.get.useQuery({ id: courseId }, { refetchOnMount: 'always' })
  return (
    <div className={classes.page}>
      <Link to="/admin/courses" className={back.back}>
        <IconArrowLeft size={20} className={back.icon} aria-hidden="true" /> {t('back')}
      </Link>
      <QueryView query={course} skeleton={<CardSkeletons count={3} height={220} />}>
        {(built) => <Builder course={built} />}
      </QueryView>
    </div>
  )
}

function Builder({ course }: { course: BuiltCourse }) {
  const t = useTranslations('desk.builder')
  const move = useMovePart(course)
  return (
    <MoveContext value={move}>
      <BuilderHead course={course} />
      <p className={classes.quiet}>{t('help')}</p>
      {course.modules.length === 0 && <EmptyState text={t('none')} />}
      <ol className={classes.modules} data-list="module" data-parent={course.id}>
        {course.modules.map((module, at) => (
          <ModuleCard key={module.id} module={module} number={at + 1} />
        ))}
      </ol>
      <AddButton kind="module" parentId={course.id} isFirst={course.modules.length === 0} />
      <p role="status" className={classes.announced}>
        {move.announced}
      </p>
      <BuilderDialogs course={course} />
    </MoveContext>
  )
}
