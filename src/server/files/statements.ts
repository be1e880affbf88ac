import { Hono, type Context as HonoContext } from 'hono'
import { accepts } from 'hono/accepts'
import type { Statement } from '#domain/finance/statement/statement.schema.ts'
import { drawStatement, STATEMENT_PAGE } from '#domain/finance/statement/statement-drawing.ts'
import { statementWordsIn } from '#domain/finance/statement/statement-words.ts'
import { languageOfWord } from '#domain/languages.ts'
import { toCsv } from '#domain/operations/csv.ts'
import type { Context } from '#routers/context.ts'
import { type Caller, createCaller } from '#routers/index.ts'
import type { ServerEnv } from '../http/env.ts'

const TYPES = ['application/json', 'text/csv', 'application/pdf']

type Door = { contextOf: (c: HonoContext<ServerEnv>) => Promise<Context> }
type Asked = { from: string; to: string }

/** A statement as a file: the same paths as in the table of REST, asked for as CSV or PDF. Others go on to the table. */
export function statements({ contextOf }: Door) {
  const door = new Hono<ServerEnv>()
  const answer = (
    path: string,
    read: (caller: Caller, c: HonoContext<ServerEnv>, asked: Asked) => Promise<Statement>,
  ) =>
    door.get(path, async (c, next) => {
      const type = accepts(c, { header: 'Accept', supports: TYPES, default: 'application/json' })
      c.header('Vary', 'Accept', { append: true })
      if (type === 'application/json') return next()
      const context = await contextOf(c)
      const asked = { from: c.req.query('from') ?? '', to: c.req.query('to') ?? '' }
      const statement = await read(createCaller(context), c, asked)
      c.header('Content-Disposition', `attachment; filename="kuu-statement.${type === 'text/csv' ? 'csv' : 'pdf'}"`)
      c.header('Cache-Control', 'private, no-cache')
      return type === 'text/csv' ? asCsv(c, statement) : asPdf(c, statement, context)
    })
  answer('/mobile-money-accounts/:accountId/statement', (caller, c, asked) => caller.finance.accounts.statement({ accountId: c.req.param('accountId') ?? '', ...asked })) // biome-ignore format: one path
  answer('/loans/:loanId/statement', (caller, c, asked) => caller.finance.loans.statement({ loanId: c.req.param('loanId') ?? '', ...asked })) // biome-ignore format: one path
  return door
}

function asCsv(c: HonoContext<ServerEnv>, { from, to, openingBalance, closingBalance, lines }: Statement) {
  const rows = lines.map(({ at, kind, description, reference, amount, balance }) => [at, kind, description, reference, amount, balance]) // biome-ignore format: one table
  c.header('Content-Type', 'text/csv; charset=utf-8')
  return c.body(
    toCsv(
      ['at', 'kind', 'description', 'reference', 'amount', 'balance'],
      [[from, 'openingBalance', null, null, null, openingBalance], ...rows, [to, 'closingBalance', null, null, null, closingBalance]], // biome-ignore format: one table
    ),
  )
}

async function asPdf(c: HonoContext<ServerEnv>, statement: Statement, { user, now, spend }: Context) {
  spend('certificates')
  const words = statementWordsIn(languageOfWord(user?.language ?? 'english'))
  // Loaded with the first one: the library is as large as the rest of the server.
  const { paintPdf } = await import('../pdf/paint.ts')
  const page = { ...STATEMENT_PAGE, title: `${words.title}: ${statement.title}`, createdAt: now() }
  const pdf = await paintPdf(page, (measure) => drawStatement(statement, words, measure))
  c.header('Content-Type', 'application/pdf')
  return c.body(new Uint8Array(pdf))
}
