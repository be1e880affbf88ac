/** `publishedAt` is when it was first published; hiding it does not take that back. */
export type Publication = { isPublished: boolean; publishedAt: string | null }

/** Whether farmers were never notified of a course: that happens once, when it is first published. */
export const wasNeverPublished = ({ publishedAt }: Pick<Publication, 'publishedAt'>) => publishedAt === null

/** How a course stands once it is published or hidden. */
export const published = (before: Publication, isPublished: boolean, now: string): Publication => ({
  isPublished,
  publishedAt: isPublished ? (before.publishedAt ?? now) : before.publishedAt,
})
