import { truncated } from '#domain/advice/advisory.ts'
import type { DeskAlert } from '#domain/weather/alert-desk.schema.ts'

/** What a list shows of an alert: 120 characters (document 2, section 2). */
export const beginning = ({ description }: DeskAlert) => truncated(description, 120)
