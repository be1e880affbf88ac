/** `publishedAt` is when it was first published; hiding it does not take that back. */
export type Publication = { isPublished: boolean; publishedAt: string | null }

/** Whether farmers have never heard of a course: they are told when it is published, and only then. */
export const isUnheardOf = ({ publishedAt }: Pick<Publication, 'publishedAt'>) => publishedAt === null

/** How a course stands once it is published or hidden. */
export const published = (before: Publication, isPublished: boolean, now: string): Publication => ({
  isPublished,
  publishedAt: isPublished ? (before.publishedAt ?? now) : before.publishedAt,
})
