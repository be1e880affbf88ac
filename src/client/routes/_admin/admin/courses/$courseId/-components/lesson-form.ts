import type { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { BuiltLesson } from '#domain/learning/build/built-course.schema.ts'
import type { lessonFields } from '#domain/learning/build/course-parts.schema.ts'
import type { PartPlace } from './useSavePart.ts'

/** The form of a lesson, of which its fields are drawn in parts. */
export type LessonZodForm = ReturnType<typeof useZodForm<typeof lessonFields, PartPlace['revision']>>

/** What the form begins with. */
export const lessonValues = (lesson: BuiltLesson | undefined) => ({
  title: lesson?.title ?? '',
  content: lesson?.content ?? '',
  type: lesson?.type ?? ('text' as const),
  duration: lesson?.duration ?? '',
  videoUrl: lesson?.videoUrl ?? '',
  attachments: lesson?.attachments ?? [],
})
