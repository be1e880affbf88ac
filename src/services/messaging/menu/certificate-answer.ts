import type { Db } from '#db/client.ts'
import { voiceOf } from '#domain/messaging/menu/voice.ts'
import { Problem } from '#domain/problem.ts'
import { verifyCertificate } from '#services/learning/certificates.ts'
import type { MenuPerson } from './person.ts'

/** Whether the certificate with a code is valid: what anyone may know, as on the page that checks one. */
export function certificateAnswer(db: Db, typed: string, { language }: MenuPerson): string {
  const { say } = voiceOf(language)
  try {
    const { status, initials, course, issuedAt } = verifyCertificate(db, typed)
    const facts = { initials, course, day: issuedAt.slice(0, 10) }
    return status === 'valid' ? say('certificateValid', facts) : say('certificateRevoked', facts)
  } catch (error) {
    if (error instanceof Problem) return say('certificateUnknown')
    throw error
  }
}
