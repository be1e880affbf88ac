import { posix } from 'node:path'
import { type Import, importsOf, isTest, type Line, linesOf, shown, type Tree } from './tree.ts'

/** A rule of the architecture: returns the lines of a tree that break it, as 'file:line: text'. */
export type Rule = (tree: Tree) => string[]

/** The subjects: one list of words that orders domain, queries, services and features. */
const SUBJECTS = [
  'people', 'crops', 'market', 'weather', 'advice', 'support', 'messaging', 'learning', 'finance', 'fields',
  'traceability', 'carbon', 'cooperatives', 'sync', 'operations', 'places',
] // biome-ignore format: one list
const ORDERED_BY_SUBJECT = ['src/domain/', 'src/db/queries/', 'src/services/', 'src/client/features/']

/** Which layer may import from which. The client may also import the types of the routers. */
const LAYERS: Record<string, string[]> = {
  domain: ['domain'],
  db: ['db', 'domain'],
  services: ['services', 'db', 'domain'],
  routers: ['routers', 'services', 'db', 'domain'],
  server: ['server', 'routers', 'services', 'db', 'domain'],
  client: ['client', 'domain'],
}

/**
 * Which area of the client may import from which. At the bottom what a phone holds and knows, its words, and parts that
 * know neither server nor outbox.
 */
const PHONE = ['phone', 'i18n']
const SERVER = ['api', 'offline', 'ui', ...PHONE]
const SCREEN = ['query', ...SERVER]
const AREAS: Record<string, string[]> = {
  phone: ['phone'],
  i18n: PHONE,
  ui: ['ui', ...PHONE],
  api: SERVER,
  offline: SERVER,
  query: SCREEN,
  features: ['features', ...SCREEN],
  shell: ['shell', 'features', ...SCREEN],
  routes: ['routes', 'shell', 'features', ...SCREEN],
  app: ['app', 'routes', 'shell', 'features', ...SCREEN],
  /** What draws screens on the server: a script of its own, as the app is. */
  ssr: ['ssr', 'app', 'routes', 'shell', 'features', ...SCREEN],
  /** The landing page is a separate document, rendered at build time. */
  landing: ['landing', 'app', 'features', 'ui', 'i18n'],
}

const part = (file: string, place: number) => file.split('/')[place]!
const layerOf = (file: string) => part(file, 1)
const areaOf = (file: string) => (file.startsWith('src/client/') ? part(file, 2) : null)
const ours = (tree: Tree) => importsOf(tree).filter((each): each is Import & { target: string } => each.target !== null)

export const layers: Rule = (tree) => [
  ...[...tree.keys()].filter((file) => !Object.hasOwn(LAYERS, layerOf(file))).map((file) => `${file}: no such layer`),
  ...ours(tree)
    .filter(({ file, target }) => !target.startsWith('src/') || !LAYERS[layerOf(file)]?.includes(layerOf(target)))
    .filter(({ file, target, isType }) => !(isType && layerOf(file) === 'client' && layerOf(target) === 'routers'))
    .map(shown),
]

/** The packages that a pure layer may import; the domain's own tests may import more. */
const PACKAGES: { below: string; allowed: RegExp }[] = [
  { below: 'src/domain/', allowed: /^(zod|icu-minify\/(format|compile)|geographiclib-geodesic)$/ },
  // The Markdown and the documents of lessons, the CSV and the XML of imports, and phone numbers are read by pure functions.
  {
    below: 'src/services/',
    allowed:
      /^(zod|libphonenumber-js\/(max|examples\.mobile\.json)|@rgrove\/parse-xml|@e965\/xlsx|mammoth|polyclip-ts|yauzl|yazl|decode-named-character-reference|node:.*|mdast|(mdast-util|micromark-extension)-[a-z-]+)$/,
  },
]
export const packages: Rule = (tree) =>
  importsOf(tree)
    .filter(({ file, target }) => target === null && !isTest(file))
    .filter(({ file, specifier }) =>
      PACKAGES.some(({ below, allowed }) => file.startsWith(below) && !allowed.test(specifier)),
    )
    .map(shown)

export const clientAreas: Rule = (tree) => [
  ...[...tree.keys()]
    .filter((file) => file.startsWith('src/client/') && !Object.hasOwn(AREAS, areaOf(file)!))
    .map((file) => `${file}: no such area`),
  ...ours(tree)
    .filter(({ file, target }) => areaOf(file) && areaOf(target) && !AREAS[areaOf(file)!]?.includes(areaOf(target)!))
    .map(shown),
]

/** The gazetteer weighs more than a phone's first visit: a screen asks the server about places. */
export const gazetteerOnTheServer: Rule = (tree) => {
  const isOfPlaces = (file: string) => file.startsWith('src/domain/places/')
  return ours(tree)
    .filter(({ file, target }) => isOfPlaces(target) && !isOfPlaces(file))
    .filter(({ file }) => ['domain', 'client'].includes(layerOf(file)))
    .map(shown)
}

export const featuresApart: Rule = (tree) =>
  ours(tree)
    .filter(({ file, target }) => areaOf(file) === 'features' && areaOf(target) === 'features')
    .filter(({ file, target }) => part(file, 3) !== part(target, 3))
    .map(shown)

/** The parts of a route may only be imported by that route. */
export const routesApart: Rule = (tree) =>
  ours(tree)
    .filter(({ file, target }) => areaOf(file) === 'routes' && areaOf(target) === 'routes')
    .filter(({ file, target }) => {
      const [owner, parts] = target.split('/-components/')
      return parts === undefined || (posix.dirname(file) !== owner && !file.startsWith(`${owner}/-components/`))
    })
    .map(shown)

const isRouter = (text: string) => /\brouter\(\{/.test(text)

export const routersApart: Rule = (tree) => {
  const routers = new Set([...tree].filter(([file, text]) => layerOf(file) === 'routers' && isRouter(text)).map(([file]) => file)) // biome-ignore format: one set
  return ours(tree)
    .filter(({ file, target }) => layerOf(file) === 'routers' && !file.endsWith('/index.ts') && routers.has(target))
    .map(shown)
}

/**
 * A handler runs one query or calls one service: code that takes a database, or writes in several steps, is a service.
 */
export const noVerbsInRouters: Rule = (tree) =>
  linesOf(tree)
    .filter(
      ({ file }) => layerOf(file) === 'routers' && !['src/routers/trpc.ts', 'src/routers/context.ts'].includes(file),
    )
    .filter(({ text }) => /\b(tx|db)\??: Db\b|\bwrite\(\s*\(tx\) => \{/.test(text))
    .map(shown)

/** By `import { z }` a bundler keeps all of zod: 350 KB of the server's program, and 10 KB of a phone's first form. */
export const zodAsNamespace: Rule = (tree) =>
  linesOf(tree)
    .filter(({ text }) => /^import \{.*\} from 'zod'/.test(text))
    .map(shown)

export const noCircles: Rule = (tree) => {
  const next = Map.groupBy(ours(tree), ({ file }) => file)
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const { target } of next.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of tree.keys()) visit(file, [])
  return circles
}

/** Files directly in one of these folders are misplaced. */
const BARE_ROOTS = ['src', 'src/client', 'src/services', 'src/client/features', 'src/db/queries']
export const noFileAtARoot: Rule = (tree) => [...tree.keys()].filter((file) => BARE_ROOTS.includes(posix.dirname(file)))

const MAX_FILES = 25
/** A language has one catalogue an area, as flat as the list of areas. */
const CATALOGUES = /^src\/client\/i18n\/[a-z]+$/
export const smallFolders: Rule = (tree) =>
  [...Map.groupBy(tree.keys(), (file) => posix.dirname(file))]
    .filter(([folder, files]) => files.length > MAX_FILES && !CATALOGUES.test(folder))
    .map(([folder, files]) => `${folder}: ${files.length} files`)

export const knownSubjects: Rule = (tree) =>
  ORDERED_BY_SUBJECT.flatMap((root) =>
    [...tree.keys()]
      .filter((file) => file.startsWith(root) && file.slice(root.length).includes('/'))
      .filter((file) => !SUBJECTS.includes(file.slice(root.length).split('/')[0]!)),
  )

/** What stands nowhere in the product. */
export const nowhere =
  (looks: RegExp): Rule =>
  (tree) =>
    linesOf(tree)
      .filter(({ file, text }) => !isTest(file) && looks.test(text))
      .map(shown)

type Place = { what: string; looks: RegExp; where: RegExp }
/** Each of these lives in one place. */
export const PLACES: Place[] = [
  {
    what: 'the environment is read by the configuration and the command line',
    looks: /process\s*\.\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|from 'node:process'/,
    where: /^src\/server\/(config|main)\.ts$/,
  },
  {
    what: 'Lucia is used by the sessions',
    looks: /from '(lucia|oslo|@lucia-auth)\b|import\('lucia/,
    where: /^src\/server\/auth\/sessions\.ts$/,
  },
  {
    what: 'SQL is written below db',
    looks: /from '(drizzle-orm|better-sqlite3)\b|\$client\s*\.\s*(prepare|exec)\b/,
    where: /^src\/db\//,
  },
  {
    what: 'SHA-1 is for the codes of authenticator apps and for the signatures of Twilio, who chose it',
    looks: /['"](?:sha-?1|md5)['"]/i,
    where: /^src\/(services\/people\/totp|server\/sms\/hooks\/twilio)\.ts$/,
  },
  {
    what: 'another process is started for a backup alone, without a shell',
    looks: /child_process/,
    where: /^src\/server\/backup\/backup-process\.ts$/,
  },
  {
    what: 'markup is set by the landing page alone, which is its own',
    looks: /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/,
    where: /^src\/client\/landing\/language\.ts$/,
  },
  {
    what: 'the server writes on its standard output at its start and in its log, and nowhere else',
    looks: /\bconsole\.|process\.(?:stdout|stderr)\b/,
    where: /^src\/(?:client\/|domain\/money\.ts$|server\/(?:serve|main|machine\/log)\.ts$)/,
  },
  {
    what: 'a write of a screen goes through useWrite',
    looks: /\buseMutation\b/,
    where: /^src\/client\/api\/useWrite\.ts$/,
  },
  {
    what: 'messages have our own types of keys and values: those of use-intl cost the compiler a million instantiations more',
    looks: /\b(useTranslations|createTranslator)\b.* from 'use-intl'/,
    where: /^src\/client\/i18n\/(useTranslations|translate)\.ts$/,
  },
  {
    what: 'an instant of the contract becomes a date by dateAt, which takes no number; what a phone notes is a number',
    looks: /\bnew Date\((\w+\.)*(at|\w+At)\)/,
    where: /^src\/(?!client\/)|^src\/client\/(i18n\/refusal-words\.ts|routes\/_farmer\/outbox\/)/,
  },
  {
    what: 'the clock is read by the server and the client, and for the ids of new rows',
    looks: /Date\.now\(\)|new Date\(\)|new Date\b(?!\()/,
    where: /^src\/(server|client)\/|^src\/db\/columns\.ts$/,
  },
]
const looksLike = (tree: Tree, { looks }: Place): Line[] =>
  linesOf(tree).filter(({ file, text }) => !isTest(file) && looks.test(text))

export const outOfPlace =
  (place: Place): Rule =>
  (tree) =>
    looksLike(tree, place)
      .filter(({ file }) => !place.where.test(file))
      .map(shown)
/** Whether the rule's pattern still matches anything: one that never matches would prove nothing. */
export const isFound = (tree: Tree, place: Place) => looksLike(tree, place).some(({ file }) => place.where.test(file))
