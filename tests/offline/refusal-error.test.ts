import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { refusalError } from '#client/offline/outbox/refusal-error.ts'

const refusal = { message: 'No', code: null, problem: null, fields: null, clashes: null }

test.each([
  ['CONFLICT', 'CONFLICT', -32_009],
  ['NOT_FOUND', 'NOT_FOUND', -32_004],
  ['FORBIDDEN', 'FORBIDDEN', -32_003],
  ['PAYLOAD_TOO_LARGE', 'PAYLOAD_TOO_LARGE', -32_013],
  // An older entry, or an endpoint without codes.
  [null, 'BAD_REQUEST', -32_600],
  ['toString', 'BAD_REQUEST', -32_600],
])('a refusal with %s is the error %s', (code, name, number) => {
  const error = refusalError({ ...refusal, code, problem: 'editedMeanwhile' })
  expect(error).toBeInstanceOf(TRPCClientError)
  expect(error.message).toBe('No')
  expect(error.shape).toMatchObject({ code: number })
  expect(error.data).toMatchObject({ code: name, problem: 'editedMeanwhile' })
})
