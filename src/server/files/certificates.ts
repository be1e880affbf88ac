import { Hono } from 'hono'
import { encode } from 'uqr'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import { drawCertificate, PAGE } from '#domain/learning/certificate/certificate-drawing.ts'
import { certificateWordsIn, printedIn } from '#domain/learning/certificate/certificate-languages.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import { readOwnCertificate } from '#services/learning/certificates.ts'
import type { ServerEnv } from '../http/env.ts'
import { asUser, type FileRoutes } from './access.ts'

/** The path of a learner's certificate as a PDF, which JSON cannot carry. It is in the learner's language. */
export function certificates({ contextOf, origin }: Pick<FileRoutes, 'contextOf'> & { origin: string | null }) {
  const routes = new Hono<ServerEnv>()
  routes.get('/courses/:courseId/certificate', async (c) => {
    const { db, user, spend } = asUser(await contextOf(c))
    const certificate = readOwnCertificate(db, user.id, c.req.param('courseId'))
    spend('certificates')
    const language = servedLanguage(user.language)
    const words = certificateWordsIn(language, certificate.issuedAt, getPreferences(db, user.id).ethiopianCalendar)
    const url = `${origin ?? new URL(c.req.url).origin}/verify/${encodeURIComponent(certificate.code)}`
    // Loaded with the first certificate: the library is as large as the rest of the server.
    const { paintPdf } = await import('../pdf/paint.ts')
    const pdf = await paintPdf(
      {
        ...PAGE,
        lang: printedIn(language).tag,
        title: `${words.title}: ${certificate.courseTitle}`,
        createdAt: new Date(certificate.issuedAt),
        // A name is printed whole or not at all.
        unprintable: 'refuse',
      },
      (measure) => [drawCertificate(certificate, words, { url, qr: encode(url, { border: 3 }).data }, measure)],
    )
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `inline; filename="${fileNameOf(certificate.code)}"`)
    // It may be revoked at any time, and the next person at this browser must ask for themselves.
    c.header('Cache-Control', 'private, no-cache')
    c.header('Vary', 'Authorization, Cookie')
    return c.body(new Uint8Array(pdf))
  })
  return routes
}

/** Letters, digits and dashes only: the check symbol may be one that some systems refuse in a name. */
const fileNameOf = (code: string) => `${code.replace(/[^A-Z0-9-]/g, '').replace(/-$/, '')}.pdf`
