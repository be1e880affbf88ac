import { Hono, type Context as HonoContext } from 'hono'
import { encode } from 'uqr'
import type { Db } from '#db/client.ts'
import { languageOfWord } from '#domain/languages.ts'
import { drawCertificate, PAGE } from '#domain/learning/certificate/certificate-drawing.ts'
import { certificateWordsIn } from '#domain/learning/certificate/certificate-languages.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'
import { readOwnCertificate } from '#services/learning/certificates.ts'
import { owesSecondFactor } from '#services/people/second-factor-duty.ts'
import type { ServerEnv } from '../http/env.ts'

/** What this door needs of a request. */
type CertificateRequest = {
  db: Db
  demo: boolean
  session: { user: User } | null
  spend: (limit: 'certificates') => void
}
type Door = { contextOf: (c: HonoContext<ServerEnv>) => Promise<CertificateRequest>; origin: string | null }

/** The path of a learner's certificate as a PDF, which JSON cannot carry. It is in the learner's language. */
export function certificates({ contextOf, origin }: Door) {
  const door = new Hono<ServerEnv>()
  door.get('/courses/:courseId/certificate', async (c) => {
    const { db, demo, session, spend } = await contextOf(c)
    if (!session) throw problem('signInFirst')
    if (owesSecondFactor({ db, demo }, session.user)) throw problem('secondFactorRequired')
    const certificate = readOwnCertificate(db, session.user.id, c.req.param('courseId'))
    spend('certificates')
    const words = certificateWordsIn(languageOfWord(session.user.language), certificate.issuedAt)
    const url = `${origin ?? new URL(c.req.url).origin}/verify/${encodeURIComponent(certificate.code)}`
    // Loaded with the first certificate: the library is as large as the rest of the server.
    const { paintPdf } = await import('../pdf/paint.ts')
    const pdf = await paintPdf(
      { ...PAGE, title: `${words.title}: ${certificate.courseTitle}`, createdAt: new Date(certificate.issuedAt) },
      (measure) => [drawCertificate(certificate, words, { url, qr: encode(url, { border: 3 }).data }, measure)],
    )
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `inline; filename="${fileNameOf(certificate.code)}"`)
    // It may be revoked at any time, and the next person at this browser must ask for themselves.
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Authorization, Cookie')
    return c.body(new Uint8Array(pdf))
  })
  return door
}

/** Letters, digits and dashes only: the check symbol may be one that some systems refuse in a name. */
const fileNameOf = (code: string) => `${code.replace(/[^A-Z0-9-]/g, '').replace(/-$/, '')}.pdf`
