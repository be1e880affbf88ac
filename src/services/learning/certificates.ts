import { randomBytes } from 'node:crypto'
import type { Db } from '#db/client.ts'
import {
  findCertificate,
  findOwnCertificate,
  insertCertificate,
  setRevocation,
} from '#db/queries/learning/certificates.ts'
import { findCourse } from '#db/queries/learning/outlines.ts'
import { certificateCode, initialsOf, readCertificateCode } from '#domain/learning/certificate-code.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/** Certifies that a learner completed a course, once. */
export function issueCertificate(tx: Db, user: User, courseId: string, issuedAt: string) {
  const course = findCourse(tx, courseId)
  if (!course) return
  const code = certificateCode(randomBytes(8))
  insertCertificate(tx, { userId: user.id, courseId, code, learnerName: user.fullName, courseTitle: course.title, issuedAt }) // biome-ignore format: one row
}

/** A learner's own certificate of a course; refused once it was revoked. */
export function readOwnCertificate(db: Db, userId: string, courseId: string) {
  const found = findOwnCertificate(db, userId, courseId)
  if (!found) throw problem('notFound')
  if (found.revokedAt) throw problem('certificateRevoked')
  return found
}

/** What anyone may know of a certificate. A mistyped code is told from an unknown one. */
export function verifyCertificate(db: Db, typed: string) {
  const { code, learnerName, courseTitle, issuedAt, revokedAt } = certificateOf(db, typed)
  const status = revokedAt ? ('revoked' as const) : ('valid' as const)
  return { code, initials: initialsOf(learnerName), course: courseTitle, issuedAt, status }
}

/** Revokes a certificate, which stays to be verified as revoked. The first reason stays. */
export function revokeCertificate(
  tx: Db,
  { code, reason }: { code: string; reason: string },
  { user, now }: Pick<Actor, 'user' | 'now'>,
) {
  const found = certificateOf(tx, code)
  if (found.revokedAt) return found
  return setRevocation(tx, found.id, { revokedAt: now().toISOString(), revokedBy: user.id, revokeReason: reason })!
}

function certificateOf(db: Db, typed: string) {
  const read = readCertificateCode(typed)
  if (read.isMistyped) throw problem('certificateMistyped')
  const found = findCertificate(db, read.code)
  if (!found) throw problem('notFound')
  return found
}
