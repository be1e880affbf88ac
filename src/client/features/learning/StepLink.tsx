import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Step } from '#domain/learning/outline.ts'

type StepLinkProps = Omit<ComponentProps<'a'>, 'href'> & { courseId: string; step: Pick<Step, 'kind' | 'id'> }

/** A link to a lesson or a quiz. */
export const StepLink = ({ courseId, step: { kind, id }, ...props }: StepLinkProps) =>
  kind === 'lesson' ? (
    <Link to="/courses/$courseId/lessons/$lessonId" params={{ courseId, lessonId: id }} {...props} />
  ) : (
    <Link to="/courses/$courseId/quizzes/$quizId" params={{ courseId, quizId: id }} {...props} />
  )
