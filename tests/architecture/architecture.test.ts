import { describe, expect, test } from 'vitest'
import {
  clientAreas,
  featuresApart,
  gazetteerOnTheServer,
  isFound,
  knownSubjects,
  layers,
  noCircles,
  noFileAtARoot,
  noVerbsInRouters,
  nowhere,
  outOfPlace,
  PLACES,
  packages,
  type Rule,
  routersApart,
  routesApart,
  smallFolders,
  zodAsNamespace,
} from './rules.ts'
import { readTree } from './tree.ts'

const TREE = readTree()

type Broken = Record<string, string>
/** The rules of docs/architecture.md, each with a tree that breaks it and the file that the rule must report. */
const RULES: [what: string, rule: Rule, broken: Broken, named: string][] = [
  ['a layer imports only from those below it', layers, { 'src/domain/loan.ts': "import { db } from '#db/client.ts'" }, 'src/domain/loan.ts'],
  ['a service calls no router', layers, { 'src/services/finance/pay.ts': "import type { C } from '#routers/context.ts'" }, 'src/services/finance/pay.ts'],
  ['the client imports only types of the routers', layers, { 'src/client/api/x.ts': "import { appRouter } from '#routers/index.ts'" }, 'src/client/api/x.ts'],
  ['there is no other layer', layers, { 'src/helpers/x.ts': '' }, 'src/helpers/x.ts'],
  ['the domain uses zod, the formatter of messages and the geodesic, and no other package', packages, { 'src/domain/x.ts': "import { sql } from 'drizzle-orm'" }, 'src/domain/x.ts'],
  ['a service uses no tRPC and no HTTP', packages, { 'src/services/market/x.ts': "import { TRPCError } from '@trpc/server'" }, 'src/services/market/x.ts'],
  ['phone, i18n ← ui ← api, offline ← query ← features ← shell ← routes ← app', clientAreas, { 'src/client/ui/x.tsx': "import { CropCard } from '../features/crops/CropCard.tsx'" }, 'src/client/ui/x.tsx'],
  ['a part of ui knows no server', clientAreas, { 'src/client/ui/x.tsx': "import { trpc } from '#client/api/hooks.ts'" }, 'src/client/ui/x.tsx'],
  ['a part of ui knows no outbox', clientAreas, { 'src/client/ui/x.tsx': "import { openStore } from '#client/offline/store.ts'" }, 'src/client/ui/x.tsx'],
  ['the gazetteer is read by the server alone', gazetteerOnTheServer, { 'src/domain/weather/x.ts': "import { locate } from '../places/locate.ts'" }, 'src/domain/weather/x.ts'],
  ['a feature imports no other feature', featuresApart, { 'src/client/features/market/x.tsx': "import { CropCard } from '#client/features/crops/CropCard.tsx'" }, 'src/client/features/market/x.tsx'],
  ['a route imports no other route', routesApart, { 'src/client/routes/a/index.tsx': "import { B } from '../b/-components/B.tsx'" }, 'src/client/routes/a/index.tsx'],
  ['a router imports no other router', routersApart, { 'src/routers/a/x.ts': "import { y } from './y.ts'", 'src/routers/a/y.ts': 'export const y = router({})' }, 'src/routers/a/x.ts'],
  ['a router holds no verb', noVerbsInRouters, { 'src/routers/a/x.ts': 'ctx.write((tx) => {' }, 'src/routers/a/x.ts'],
  ['a router has no function on a database', noVerbsInRouters, { 'src/routers/a/x.ts': 'function pay(tx: Db) {' }, 'src/routers/a/x.ts'],
  ['zod is imported whole, so that bundlers drop what is unused', zodAsNamespace, { 'src/domain/people/a.ts': "import { z } from 'zod'" }, 'src/domain/people/a.ts'],
  ['no circles', noCircles, { 'src/db/a.ts': "import './b.ts'", 'src/db/b.ts': "import './a.ts'" }, 'src/db/a.ts → src/db/b.ts → src/db/a.ts'],
  ['no circles of types either', noCircles, { 'src/db/a.ts': "import type { B } from './b.ts'", 'src/db/b.ts': "import type {\n  A,\n} from '#db/a.ts'" }, 'src/db/a.ts → src/db/b.ts → src/db/a.ts'],
  ['no file at a root', noFileAtARoot, { 'src/client/clock.ts': '' }, 'src/client/clock.ts'],
  ['no folder above 25 files', smallFolders, Object.fromEntries(Array.from({ length: 26 }, (_, n) => [`src/db/${n}.ts`, ''])), 'src/db: 26 files'],
  ['one list of subjects', knownSubjects, { 'src/domain/farmer/crop.ts': '' }, 'src/domain/farmer/crop.ts'],
  ['no text is run as a program', nowhere(/\beval\(|new Function\(/), { 'src/server/x.ts': "new Function('return 1')" }, 'src/server/x.ts'],
  ['what nobody may guess comes from the source of the system', nowhere(/Math\.random/), { 'src/services/people/x.ts': 'const code = Math.random()' }, 'src/services/people/x.ts'],
  ['the certificates of others are always checked', nowhere(/rejectUnauthorized|NODE_TLS_REJECT/), { 'src/server/x.ts': 'new Agent({ rejectUnauthorized: false })' }, 'src/server/x.ts'],
] // biome-ignore format: a table

describe('architecture', () => {
  test.each(RULES)('%s', (_, rule) => expect(rule(TREE)).toEqual([]))
  test.each(RULES)('a tree that breaks it is reported: %s', (_, rule, broken, named) => {
    expect(rule(new Map(Object.entries(broken)))).toEqual([expect.stringContaining(named)])
  })
})

describe('each of these lives in one place', () => {
  test.each(PLACES)('$what', (place) => {
    expect(outOfPlace(place)(TREE)).toEqual([])
    expect(isFound(TREE, place)).toBe(true)
  })
})
