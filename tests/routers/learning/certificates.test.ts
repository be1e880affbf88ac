import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents, certificates, lessons } from '#db/schema/index.ts'
import { CODE, RIGHT, teach } from '../../lessons.ts'
import { village, type Who } from '../../village.ts'

function school() {
  const w = village()
  teach(w)
  const as = (who: Who) => w.as(w.people[who])
  const complete = async () => {
    await as('martha').learning.lessons.complete({ id: 'land' })
    await as('martha').learning.lessons.complete({ id: 'store' })
    await as('martha').learning.quizzes.submit({ id: 'check', answers: RIGHT })
  }
  const ofMartha = () => w.db.select().from(certificates).where(eq(certificates.userId, 'martha')).all()
  return { ...w, as, complete, ofMartha }
}

test('only an administrator revokes, with a reason', async () => {
  const w = school()
  for (const who of ['martha', 'joseph', 'hawa'] as const)
    await expect(w.as(who).admin.certificates.revoke({ code: CODE, reason: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' }) // biome-ignore format: one call
  await expect(w.as('ruth').admin.certificates.revoke({ code: CODE, reason: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' }) // biome-ignore format: one call
  expect(await w.as('visitor').learning.certificates.verify({ code: CODE })).toMatchObject({ status: 'valid' })
})

test('a complete course earns one certificate, which stays valid when a lesson is added', async () => {
  const w = school()
  await w.complete()
  const [issued] = w.ofMartha()
  expect(issued).toMatchObject({ courseId: 'open', courseTitle: 'Maize', revokedAt: null })
  expect(await w.as('martha').learning.courses.get({ id: 'open' })).toMatchObject({
    certificate: { code: issued!.code },
  })
  expect(await w.as('hawa').learning.courses.get({ id: 'open' })).toMatchObject({ certificate: null })
  w.db.insert(lessons).values({ id: 'sell', moduleId: 'open-module', title: 'Sell', content: '…', orderIndex: 3 }).run()
  await w.as('martha').learning.lessons.complete({ id: 'sell' })
  await w.complete()
  expect(w.ofMartha()).toEqual([issued])
  expect(await w.as('visitor').learning.certificates.verify({ code: issued!.code })).toMatchObject({ status: 'valid' })
})

test('an unfinished course earns none', async () => {
  const w = school()
  await w.as('martha').learning.lessons.complete({ id: 'land' })
  await w.as('martha').learning.quizzes.submit({ id: 'check', answers: RIGHT })
  expect(w.ofMartha()).toEqual([])
})

test('anyone with the code learns initials, course, date and state, and nothing else', async () => {
  const w = school()
  expect(await w.as('visitor').learning.certificates.verify({ code: CODE.toLowerCase().replaceAll('-', ' ') })).toEqual(
    {
      code: CODE,
      initials: 'J. K.',
      course: 'Maize',
      issuedAt: '2026-11-01T08:00:00.000Z',
      status: 'valid',
    },
  )
})

test('a mistyped code is told from an unknown one', async () => {
  const w = school()
  const verify = (code: string) => w.as('visitor').learning.certificates.verify({ code })
  await expect(verify(CODE.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).rejects.toMatchObject({ code: 'BAD_REQUEST' }) // biome-ignore format: one call
  w.db.delete(certificates).run()
  await expect(verify(CODE)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a revoked certificate is verified as revoked; the first reason stays, and the audit has both sides', async () => {
  const w = school()
  await w.as('ruth').admin.certificates.revoke({ code: CODE, reason: 'Somebody else sat the quiz' })
  await w.as('ruth').admin.certificates.revoke({ code: CODE, reason: 'Another' })
  expect(await w.as('visitor').learning.certificates.verify({ code: CODE })).toMatchObject({ status: 'revoked' })
  const [row] = w.db.select().from(certificates).where(eq(certificates.code, CODE)).all()
  expect(row).toMatchObject({ revokedBy: 'ruth', revokeReason: 'Somebody else sat the quiz' })
  const [event] = w.db.select().from(auditEvents).where(eq(auditEvents.tableName, 'certificates')).all()
  expect(event).toMatchObject({ action: 'admin.certificates.revoke', rowId: row!.id, subjectId: 'joseph' })
  expect(event?.before).not.toContain('Somebody')
  expect(event?.after).toContain('Somebody')
})
