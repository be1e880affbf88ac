import * as z from 'zod'
import { boundedText, requiredText } from '../contract.ts'
import { credentials, newPassword } from './session.schema.ts'

/** A new password by a one-time code of an administrator; `secondCode` is that of an authenticator app, if any. */
export const setPasswordInput = z.object({
  username: credentials.shape.username,
  code: requiredText(60, 'code'),
  password: newPassword,
  secondCode: boundedText(40).nullish(),
})
