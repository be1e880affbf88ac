import * as z from 'zod'

/** What a part of a lesson's text is of which nothing else is to be said. 'break' and 'rule' have nothing in them. */
const PLAIN_PARTS = [
  'paragraph',
  'quote',
  'list',
  'item',
  'emphasis',
  'strong',
  'sub',
  'sup',
  'underline',
  'deleted',
  'code',
  'codeBlock',
  'table',
  'row',
  'break',
  'rule',
] as const

const ALIGNS = ['left', 'center', 'right'] as const

/** Where a part begins, which lasts until its 'end'. An address is as it was written: not safe to be followed as it is. */
const mark = z.discriminatedUnion('is', [
  z.object({ is: z.enum(PLAIN_PARTS) }),
  z.object({ is: z.literal('end') }),
  z.object({ is: z.literal('heading'), level: z.number() }),
  z.object({ is: z.literal('numbered'), start: z.number() }),
  z.object({ is: z.literal('task'), isDone: z.boolean() }),
  z.object({ is: z.literal('link'), url: z.string() }),
  z.object({ is: z.literal('picture'), url: z.string(), alt: z.string() }),
  z.object({ is: z.literal('cell'), align: z.enum(ALIGNS).nullable() }),
  /** A cell that takes some columns or rows. */
  z.object({ is: z.literal('mergedCell'), align: z.enum(ALIGNS).nullable(), columns: z.number(), rows: z.number() }),
  /** Where a text refers to a note, and the note itself, at the end of the text. */
  z.object({ is: z.literal('noteLink'), number: z.number() }),
  z.object({ is: z.literal('note'), number: z.number() }),
])
export type Mark = z.infer<typeof mark>

/** A lesson's text in parts: words, and marks of where a part begins and ends. */
export const lessonText = z.array(z.union([z.string(), mark]))
export type LessonText = z.infer<typeof lessonText>
