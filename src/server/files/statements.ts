import { Hono, type Context as HonoContext } from 'hono'
import { accepts } from 'hono/accepts'
import { getPreferences } from '#db/queries/messaging/preferences.ts'
import type { Statement } from '#domain/finance/statement/statement.schema.ts'
import { drawStatement, STATEMENT_PAGE } from '#domain/finance/statement/statement-drawing.ts'
import { statementLang, statementWordsIn } from '#domain/finance/statement/statement-words.ts'
import { toCsv } from '#domain/operations/csv.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'
import type { Context } from '#routers/context.ts'
import { callQuery } from '../api/call-procedure.ts'
import type { ServerEnv } from '../http/env.ts'
import { sendText } from '../http/respond.ts'
import type { FileRoutes } from './access.ts'

const TYPES = ['application/json', 'text/csv', 'application/pdf']

/** A statement as a file: the same paths as in the table of REST, asked for as CSV or PDF. Others go on to the table. */
export function statements({ contextOf }: Pick<FileRoutes, 'contextOf'>) {
  const routes = new Hono<ServerEnv>()
  const add = (path: string, procedure: string) =>
    routes.get(path, async (c, next) => {
      const type = accepts(c, { header: 'Accept', supports: TYPES, default: 'application/json' })
      c.get('request').added.push(['Vary', 'Accept'])
      if (type === 'application/json') return next()
      const context = await contextOf(c)
      const { from = '', to = '' } = c.req.query()
      const statement = (await callQuery(procedure, { ...c.req.param(), from, to }, context)) as Statement
      c.header('Content-Disposition', `attachment; filename="kuu-statement.${type === 'text/csv' ? 'csv' : 'pdf'}"`)
      c.header('Cache-Control', 'private, no-cache')
      return type === 'text/csv' ? asCsv(c, statement) : asPdf(c, statement, context)
    })
  add('/mobile-money-accounts/:accountId/statement', 'finance.accounts.statement')
  add('/loans/:loanId/statement', 'finance.loans.statement')
  return routes
}

function asCsv(c: HonoContext<ServerEnv>, { from, to, openingBalance, closingBalance, lines }: Statement) {
  const rows = lines.map(({ at, kind, description, reference, amount, balance }) => [at, kind, description, reference, amount, balance]) // biome-ignore format: one table
  return sendText(
    c,
    toCsv(
      ['at', 'kind', 'description', 'reference', 'amount', 'balance'],
      [[from, 'openingBalance', null, null, null, openingBalance], ...rows, [to, 'closingBalance', null, null, null, closingBalance]], // biome-ignore format: one table
    ),
    { 'Content-Type': 'text/csv; charset=utf-8' },
  )
}

async function asPdf(c: HonoContext<ServerEnv>, statement: Statement, { db, user, now, spend }: Context) {
  spend('certificates')
  const language = servedLanguage(user?.language ?? 'english')
  const words = statementWordsIn(language, user !== null && getPreferences(db, user.id).ethiopianCalendar)
  // Loaded with the first one: the library is as large as the rest of the server.
  const { paintPdf } = await import('../pdf/paint.ts')
  const page = {
    ...STATEMENT_PAGE,
    lang: statementLang(language),
    title: `${words.title}: ${statement.title}`,
    createdAt: now(),
    // What somebody wrote beside a payment must not keep its owner from the statement.
    unprintable: 'questionMark' as const,
  }
  const pdf = await paintPdf(page, (measure) => drawStatement(statement, words, measure))
  c.header('Content-Type', 'application/pdf')
  return c.body(new Uint8Array(pdf))
}
