import * as z from 'zod'
import { says } from '#domain/checks.ts'
import { ownPath } from '#domain/sync/own-path.ts'

const MAX_ADDRESS = 500

const isFileAddress = (url: string) => (url.startsWith('/') ? ownPath(url) !== undefined : isHttps(url))

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'

/** Where a file of a course lies: a path of this server, or an https address of another one. */
export const requiredFileAddress = z
  .string(says('url'))
  .trim()
  .max(MAX_ADDRESS, says('url'))
  .refine(isFileAddress, says('url'))

/** The same, which may be absent, null or empty, all of which mean null. */
export const fileAddress = z
  .union([z.literal(''), requiredFileAddress], says('url'))
  .nullish()
  .transform((value) => value || null)
