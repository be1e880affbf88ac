import { truncated } from '#domain/advice/advisory.ts'
import type { AdminAlert } from '#domain/weather/alert-admin.schema.ts'

/** What a list shows of an alert: 120 characters (document 2, section 2). */
export const beginning = ({ description }: AdminAlert) => truncated(description, 120)
