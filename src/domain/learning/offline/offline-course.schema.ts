import * as z from 'zod'

/**
 * What a phone stores of a course: how large its texts are, and its files, which the phone measures itself. The version is
 * another one whenever a text or a file has changed.
 */
export const offlineCourse = z.object({
  version: z.string(),
  bytes: z.number(),
  files: z.array(z.object({ url: z.string(), title: z.string(), isVideo: z.boolean() })),
})
export type OfflineCourse = z.infer<typeof offlineCourse>
export type CourseFile = OfflineCourse['files'][number]
