import type { AdminAdvisory } from '#domain/advice/advisory.schema.ts'
import { truncated } from '#domain/advice/advisory.ts'

/** What a list shows of an advisory: 150 characters (document 2, section 2). */
export const beginning = ({ content }: AdminAdvisory) => truncated(content, 150)
