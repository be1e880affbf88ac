import { expect, test } from 'vitest'
import { isOwn } from '#domain/sync/own-answer.ts'
import { type Village, village, type Who } from '../village.ts'

export type Row = {
  name: string
  /** What a request needs besides the story of the village. */
  given?: (v: Village) => unknown
  as?: Who
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'
  path: string
  body?: unknown
  status?: number
  /** What the answer must contain; for a list, its items in order. */
  has?: object
  /** What the text of the answer must not contain. */
  hasNot?: string[]
}

/** Any text. */
export const text = expect.any(String)
export const denied = (code: string) => ({ message: text, code })

/** Sends each request to a separate village, and compares the answer. */
export const conform = (rows: readonly Row[]) =>
  test.each(rows)(
    '$name',
    async ({ given, as = 'visitor', method = 'GET', path, body, status = 200, has, hasNot = [] }) => {
      const v = village()
      await given?.(v)
      const answer = await v.rest(v.people[as], method, path, body)
      const text = await answer.text()
      expect({ status: answer.status, text }).toMatchObject({ status })
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(isOwn(answer)).toBe(true)
      if (has) expect(JSON.parse(text)).toMatchObject(has)
      for (const word of hasNot) expect(text).not.toContain(word)
      // An error has a message and a code; only invalid input has issues, and what is in use counts.
      if (status >= 400)
        expect([
          'message',
          'code',
          ...(status === 400 ? ['issues'] : []),
          ...(status === 409 ? ['counts'] : []),
        ]).toEqual(expect.arrayContaining(Object.keys(JSON.parse(text))))
    },
  )
