import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** An additional screen: typed hooks and a closed set of the domain. */
const OWN_SCREEN = 'src/client/own-screen.ts'

const OWN_SCREEN_TEXT = `
import { createTRPCReact } from '@trpc/react-query'
import type { Trend } from '#domain/market/price.ts'
import type { AppRouter } from '#routers/index.ts'

const trpc = createTRPCReact<AppRouter>()

export const useAlerts = () => trpc.farmer.alerts.list.useQuery({}).data

export function arrowOf(trend: Trend): string {
  switch (trend) {
    case 'up':
      return '↗'
    case 'down':
      return '↘'
    case 'stable':
      return '→'
  }
}
`

type Edit = { file: string; from: string; to: string }
/** Independent changes; with all of them but the last the server still compiles. */
const CHANGES: { name: string; edits: Edit[]; error: RegExp; where: string }[] = [
  {
    name: 'a field of an answer is renamed',
    edits: [
      {
        file: 'src/domain/people/farmer.schema.ts',
        from: '  pendingSms: z.number(),',
        to: '  waitingSms: z.number(),',
      },
      { file: 'src/db/queries/operations/counts.ts', from: '  pendingSms: countRows', to: '  waitingSms: countRows' },
    ],
    error: /error TS2339: Property 'pendingSms' does not exist/,
    where: 'src/client/routes/_agent/agent/-components/OverviewCards.tsx',
  },
  {
    name: 'a procedure is renamed',
    edits: [
      { file: 'src/routers/farmer/alerts.ts', from: '  list: everybody', to: '  current: everybody' },
      { file: 'src/server/api/rest/table.ts', from: "'farmer.alerts.list'", to: "'farmer.alerts.current'" },
    ],
    error: /error TS\d+: Property 'list' does not exist/,
    where: OWN_SCREEN,
  },
  {
    name: 'a closed set grows',
    edits: [{ file: 'src/domain/market/price.ts', from: "TRENDS = ['up'", to: "TRENDS = ['wild', 'up'" }],
    error: /error TS\d+: (Function lacks ending return statement|Not all code paths|Type '"wild"')/,
    where: OWN_SCREEN,
  },
  {
    name: 'a field of a form is renamed: of a crop',
    edits: [
      {
        file: 'src/domain/crops/crop.schema.ts',
        from: 'expectedHarvestDate: optionalDay,\n    notes: optionalText(2000)',
        to: 'expectedHarvestDate: optionalDay,\n    remarks: optionalText(2000)',
      },
    ],
    error: /error TS2345: Argument of type '"notes"'/,
    where: 'src/client/features/crops/detail/EditCropForm.tsx',
  },
  {
    name: 'a field of a form is renamed: of a person',
    edits: [
      {
        file: 'src/domain/people/profile.schema.ts',
        from: "  fullName: requiredText(120, 'fullName'),",
        to: "  wholeName: requiredText(120, 'fullName'),",
      },
      {
        file: 'src/domain/people/profile.schema.ts',
        from: 'personalDetails.shape.fullName.optional()',
        to: 'personalDetails.shape.wholeName.optional()',
      },
    ],
    error: /error TS2345: Argument of type '"fullName"'/,
    where: 'src/client/routes/_farmer/profile/-components/DetailsDialog.tsx',
  },
  {
    name: 'a field of the input that takes all values of a form is renamed: of a crop',
    edits: [
      {
        file: 'src/domain/crops/crop.schema.ts',
        from: 'areaSize: areaSize.optional()',
        to: 'hectares: areaSize.optional()',
      },
      {
        file: 'src/domain/crops/crop-fields.ts',
        from: "input: 'areaSize'",
        to: "input: 'hectares'",
      },
    ],
    error: /error TS2345: .* areaSize: never;/,
    where: 'src/client/features/crops/detail/EditCropForm.tsx',
  },
  {
    name: 'a field of the input that takes all values of a form is renamed: of a person',
    edits: [
      { file: 'src/domain/people/profile.schema.ts', from: 'location: changedText', to: 'place: changedText' },
      {
        file: 'src/services/people/profile.ts',
        from: 'email, location } = change',
        to: 'email, place: location } = change',
      },
    ],
    error: /error TS2345: .* location\?: undefined;/,
    where: 'src/client/routes/_farmer/profile/-components/DetailsDialog.tsx',
  },
  {
    name: 'a loan has another term',
    edits: [{ file: 'src/domain/finance/loan.ts', from: '[90, 180, 365, 730]', to: '[90, 180, 365, 730, 1095]' }],
    // Its message would be missing: the compiler then takes the key for one with values.
    error: /error TS2554/,
    where: 'src/client/routes/_farmer/finance/-components/loans/apply/LoanForm.tsx',
  },
  {
    name: 'advice can be answered in another way',
    edits: [{ file: 'src/domain/advice/advisory.ts', from: "['done', 'cannot']", to: "['done', 'cannot', 'later']" }],
    error: /error TS2741: Property 'later' is missing/,
    where: 'src/client/routes/_farmer/farmer/-components/DueAdvice.tsx',
  },
  {
    name: 'a message is renamed',
    edits: [{ file: 'src/client/i18n/messages.gen.ts', from: '"usernameHint": ""', to: '"usernameHelp": ""' }],
    error: /error TS\d+: Argument of type '"usernameHint"'/,
    where: 'src/client/routes/-components/RegisterScreen.tsx',
  },
  {
    name: 'a message takes another value',
    edits: [
      { file: 'src/client/i18n/messages.gen.ts', from: '"changedTo": "{name}"', to: '"changedTo": "{language}"' },
    ],
    error: /error TS\d+: .*'name' does not exist in type/,
    where: 'src/client/shell/language/choose-and-say.ts',
  },
  {
    name: 'a notification of the domain has no words',
    edits: [
      {
        file: 'src/domain/messaging/notification-kinds.ts',
        from: '  requestAnswered: {',
        to: "  loanPaid: { type: 'system', priority: 'low', link: '/finance', params: { product: 'text' } },\n  requestAnswered: {",
      },
    ],
    error: /error TS\d+: .*"loanPaid".* can't be used to index type 'NotificationWords'/,
    where: 'src/domain/messaging/render-notification.ts',
  },
  {
    name: 'the words of a notification lack a value',
    edits: [
      {
        file: 'src/domain/messaging/notification-words.gen.ts',
        from: "  loanRejected: 'principal' | 'product' | 'reason'",
        to: "  loanRejected: 'principal' | 'product'",
      },
    ],
    error: /error TS\d+: .*'reason' does not exist in type/,
    where: 'src/domain/messaging/notification-kinds.ts',
  },
  {
    name: 'the words of a notification use an unknown value',
    edits: [
      {
        file: 'src/domain/messaging/notification-words.gen.ts',
        from: "  rainForecast: 'city' | 'day' | 'rain'",
        to: "  rainForecast: 'city' | 'day' | 'rain' | 'hour'",
      },
    ],
    error: /error TS\d+: .*is not assignable to type 'Record<.*"hour"/,
    where: 'src/domain/messaging/notification-kinds.ts',
  },
  {
    name: 'a row of the REST table names an unknown procedure',
    edits: [{ file: 'src/server/api/rest/table.ts', from: "'finance.products.loans'", to: "'finance.products.laons'" }],
    error: /error TS2345: Argument of type '"finance\.products\.laons"'/,
    where: 'src/server/api/rest/table.ts',
  },
]

const folder = mkdtempSync(join(tmpdir(), 'kuu-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** All of it as one program, of which nothing is written. */
const WHOLE = {
  extends: './tsconfig.base.json',
  compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['node', 'vite/client'] },
  include: ['src'],
}

/** A copy of the product with some lines replaced. */
function copyWith(name: string, edits: Edit[]) {
  const copy = join(folder, name.replaceAll(' ', '-'))
  cpSync(join(ROOT, 'src'), join(copy, 'src'), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) })
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(WHOLE))
  mkdirSync(dirname(join(copy, OWN_SCREEN)), { recursive: true })
  writeFileSync(join(copy, OWN_SCREEN), OWN_SCREEN_TEXT)
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8')
    expect(text.split(from)).toHaveLength(2)
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    )
  }
  return copy
}

/** The compiler's errors about a copy, one a line. */
async function complaintsOf(copy: string): Promise<string[]> {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [tsc, '--noEmit', '--noErrorTruncation', '--pretty', 'false', '-p', '.'], {
    cwd: copy,
  }).catch((failed: { stdout: string }) => failed)
  return output.stdout.split('\n').filter((line) => /^\S.*error TS/.test(line))
}

describe('it does not compile when', () => {
  let complaints: string[]
  beforeAll(async () => {
    const edits = CHANGES.flatMap((change) => change.edits)
    complaints = await complaintsOf(copyWith('changed', edits))
  })

  test.each(CHANGES)('$name', ({ error, where }) => {
    expect(complaints.filter((line) => line.startsWith(where) && error.test(line))).not.toEqual([])
  })

  test('the errors are in the client, the table of paths, the kinds of notifications and the answers to advice', () => {
    const own = /^src\/(client\/|server\/api\/rest\/table\.ts|domain\/messaging\/|domain\/advice\/advisory\.schema\.ts)/
    const elsewhere = complaints.filter((line) => !own.test(line))
    expect(elsewhere).toEqual([])
  })
})
