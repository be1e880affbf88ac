import { eq } from 'drizzle-orm'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { certificates, users } from '#db/schema/index.ts'
import { PAGE } from '#domain/learning/certificate/certificate-drawing.ts'
import { bytesOfFont, runsOf } from '#server/pdf/fonts.ts'
import { RIGHT, teach } from '../lessons.ts'
import { village, type Who } from '../village.ts'
import { textsOf } from './pdf/read-text.ts'

async function school() {
  const v = village()
  teach(v)
  const martha = v.as(v.people.martha)
  await martha.learning.lessons.complete({ id: 'land' })
  await martha.learning.lessons.complete({ id: 'store' })
  await martha.learning.quizzes.submit({ id: 'check', answers: RIGHT })
  const get = async (who: Who, courseId = 'open') => {
    const user = v.people[who]
    const headers: Record<string, string> = user
      ? { authorization: `Bearer ${(await v.sessions.open(user.id)).token}` }
      : {}
    return v.app.request(`/api/courses/${courseId}/certificate`, { headers })
  }
  return { ...v, get }
}

test('only its learner gets a certificate, and nobody one that does not exist', async () => {
  const { get } = await school()
  expect((await get('visitor')).status).toBe(401)
  expect((await get('joseph')).status).toBe(200)
  for (const who of ['hawa', 'ruth'] as const) expect((await get(who)).status).toBe(404)
  for (const courseId of ['draft', 'none', '%00', '..%2f..']) expect((await get('martha', courseId)).status).toBe(404)
})

test('a certificate is one page of PDF, in the language of its learner', async () => {
  const { get, db } = await school()
  db.update(users).set({ language: 'french' }).where(eq(users.id, 'martha')).run()
  const answer = await get('martha')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="KUU(-[A-Z0-9]{1,4}){3,4}\.pdf"$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(pdf.slice(0, 7)).toBe('%PDF-1.')
  expect(pdf).toContain(`/MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`)
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1)
  // The title is stored as UTF-16, for it has letters beyond ASCII.
  expect(pdf).toContain([...'Certificat'].map((letter) => `\0${letter}`).join(''))
})

test('a name in Arabic letters is printed, and one in letters without a font is refused', async () => {
  const { get, db } = await school()
  const called = (fullName: string) =>
    db.update(certificates).set({ learnerName: fullName }).where(eq(certificates.userId, 'martha')).run()
  called('محمد عبد الرحمن عليّ')
  const pdf = Buffer.from(await (await get('martha')).arrayBuffer())
  expect(textsOf(pdf)).toContain([...'محمد عبد الرحمن عليّ'].toReversed().join(''))
  called('李明')
  const refused = await get('martha')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('as a picture') })
})

test('a revoked certificate is not printed', async () => {
  const { get, db } = await school()
  db.update(certificates).set({ revokedAt: '2026-10-01T00:00:00.000Z' }).where(eq(certificates.userId, 'martha')).run()
  const answer = await get('martha')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({ message: 'This certificate was revoked', code: 'CONFLICT' })
})

test.each([
  'Martha Kollie',
  'Ọlúwaṣeun Adébáyọ̀ Ṣẹ́gun',
  'Kɔfi Ɛsi Ŋgɔ́ ƙ Ɓǎsɔ́ɔ̀ ɗ ƴ Ɩ Ʋ ɣ',
  'Ñàndé Çelik Øystein Łukasz Đorđe Ğ ž œ ß',
  'አበበ በቀለ ወልደ ገብርኤል ሟ ቿ ኋ ፩',
  'አበበ Abebe (በቀለ) – “Kuu” ’ № 7',
  'a\u0301\u0323 o\u0329\u0300 n\u0303',
  'محمد عبد الرحمن عليّ، Kofi ٧',
  'ߡߊ߬ߡߊߘߎ߫ ߖߊ߬ߟߏ߬ ߇',
])('every letter of %j is in the fonts', (name) => {
  for (const { text, font } of (['regular', 'bold'] as const).flatMap((weight) =>
    runsOf(name.normalize('NFC'), weight),
  )) {
    const { glyphs } = (create(bytesOfFont(font)) as Font).layout(text)
    expect(glyphs.map(({ id }) => id)).not.toContain(0)
  }
})
