import * as z from 'zod'
import { type LessonText, type Mark, PARTS } from './lesson-text.ts'

const mark = z.object({
  is: z.enum([...PARTS, 'end']),
  level: z.number().optional(),
  start: z.number().optional(),
  url: z.string().optional(),
  alt: z.string().optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
}) satisfies z.ZodType<Mark>

/** A lesson's text in parts: words, and marks of where a part begins and ends. */
export const lessonText = z.array(z.union([z.string(), mark])) satisfies z.ZodType<LessonText>
