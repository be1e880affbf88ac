import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { writePack } from './packs.ts'

/** What staff use, who need a connection anyway, what is used once, and the words of other languages: cached at first use. */
const NOT_FOR_FARMERS =
  /\/client\/(?:offline\/agent\/|routes\/_?(?:admin|agent)(?:\/|\.tsx)|features\/(?:fields\/(?:cases\/|FarmerFields)|people\/security\/(?!PasswordDialog)|learning\/(?:report|build)\/)|routes\/(?:verify|register|simulator|setup|set-password)|landing\/|i18n\/(?:en\/(?:desk|admin|agent|security|table|teaching)\.json|(?!en\b|languages)[a-z]+(?:\/|\.ts)))/

/** What agents need on the road: not what administrators and authors use, no reports, and of farmers' screens the outbox. */
const NOT_FOR_AGENTS =
  /\/client\/(?:routes\/_?admin(?:\/|\.tsx)|routes\/_farmer\/(?!outbox)|routes\/_agent\/agent\/(?:courses|reports)\/|features\/(?:people\/security\/(?!PasswordDialog)|learning\/(?:report|build)\/)|routes\/(?:verify|register|simulator|setup|set-password)|landing\/|i18n\/(?:en\/(?:desk|admin|finance|teaching)\.json|(?!en\b|languages)[a-z]+(?:\/|\.ts)))/

/**
 * What comes once the app opens without a connection, in the field first: the forms, with the libraries that check
 * them; money; lessons and quizzes, whose content is read one by one.
 */
const LATER = new RegExp(
  [
    /\/client\/routes\/_farmer\/(?:finance|fields\/new|courses\/\$courseId)\//,
    /\/client\/features\/fields\/new\//,
    /\/client\/i18n\/en\/finance\.json/,
    /\/_farmer\/(?:farmer\/-components\/Cannot|profile\/-components\/Details|market\/\$cropId\/-components\/(?:Alert|Transport))Dialog/,
    /\/client\/features\/(?:crops\/(?:AddCropDialog|plant\/ShowPlantDialog|detail\/\w+Form)|fields\/screen\/\w+\/\w+Form|support\/\w+Form)\.tsx$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/**
 * What comes when every screen opens: what needs a connection anyway, as signing in, another password, moving money,
 * papers about money and leaving Kuu; a certificate as a picture; and the landing page.
 */
const LAST = new RegExp(
  [
    /\/index\.html$/,
    /\/client\/routes\/(?:login|privacy|select)\.tsx/,
    /\/client\/features\/people\/security\/PasswordDialog\.tsx$/,
    /\/client\/i18n\/en\/account\.json/,
    /\/_farmer\/finance\/(?:statement|receipt)\.tsx/,
    /\/client\/ui\/table\/xlsx\.ts$/,
    /\/_farmer\/finance\/-components\/(?:loans\/(?:PayLoan|apply\/LoanDialog)|insurance\/(?:PolicyDialog|PayPremium|ClaimDialog)|money\/(?:AddAccount|Transfer))\.tsx$/,
    /\/_farmer\/(?:courses\/\$courseId\/-components\/(?:PayCourse|certificate-picture)|profile\/-components\/RemovalDialog)\.tsx?$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** What reads answers that an older version stored: a phone without one never needs it. */
const ONLY_UPDATES = /\/client\/offline\/cache\/old-answers/

/** The web app manifest, and a service worker that caches the shell and the farmers' screens. */
export function pwa(): Plugin[] {
  let folder = ''
  const found = {
    everything: new Set<string>(),
    all: new Set<string>(),
    ofScreens: new Set<string>(),
    needed: new Set<string>(),
    firstView: new Set<string>(),
    ofAgents: new Set<string>(),
  }
  const graph: Plugin = {
    name: 'kuu:offline-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    generateBundle(_, bundle) {
      found.everything = filesFrom(bundle, () => true)
      found.all = filesFrom(bundle, isNoUpdate)
      found.ofScreens = filesFrom(bundle, (chunk) => isNoUpdate(chunk) && !isOnly(chunk, LAST))
      found.needed = filesFrom(bundle, (chunk) => isNoUpdate(chunk) && !isOnly(chunk, LAST) && !isOnly(chunk, LATER))
      found.firstView = filesFrom(bundle, isOfFirstView)
      found.ofAgents = filesFrom(bundle, isNoUpdate, NOT_FOR_AGENTS)
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/client/offline/worker',
    filename: 'sw.ts',
    injectRegister: false,
    // Registered by client/offline/worker/register.ts: a new version waits until the user agrees.
    registerType: 'prompt',
    manifest: MANIFEST,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['app.html', 'theme.js', 'icon.svg', 'assets/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
      // What the first view has loaded is in the browser's cache already; the rest comes in packs.
      manifestTransforms: [
        async (entries) => {
          const { everything, all, ofScreens, needed, firstView, ofAgents } = found
          const without = (files: Set<string>, others: Set<string>) => [...files].filter((file) => !others.has(file))
          const packs = await Promise.all([
            writePack(folder, 'pack', without(needed, firstView)),
            writePack(folder, 'later', without(ofScreens, needed)),
            writePack(folder, 'last', without(all, ofScreens)),
            // Also what farmers are sent later: agents are not sent that.
            writePack(folder, 'agent', without(ofAgents, needed)),
            writePack(folder, 'update', without(everything, all)),
          ])
          const files = entries.filter(({ url }) => !url.startsWith('assets/') || firstView.has(url))
          const packed = packs.flat().map((url) => ({ url, revision: null, size: 0 }))
          return { manifest: [...files, ...packed], warnings: [] }
        },
      ],
    },
  })
  return [graph, ...worker]
}

type Chunk = Rolldown.OutputChunk

/** A file that two screens share has no module of its own name. */
const isOnly = ({ facadeModuleId, moduleIds }: Chunk, pattern: RegExp) =>
  (facadeModuleId ? [facadeModuleId] : moduleIds).every((id) => pattern.test(id))

const isNoUpdate = ({ facadeModuleId }: Chunk) => !ONLY_UPDATES.test(facadeModuleId ?? '')

const isLanding = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith('/index.html') ?? false

/** What every start takes up by itself: the home, the outbox with all that follows the first view, what the worker may say. */
const isOfFirstView = ({ name, moduleIds }: Chunk) =>
  name === 'home' ||
  moduleIds.some((id) => /\/client\/(?:offline\/background\/start\.ts|i18n\/en\/notifications\.json)$/.test(id))

/** Files of an app, found by walking from its entries; at each file that is imported at run time it asks. */
function filesFrom(
  bundle: Rolldown.OutputBundle,
  isWanted: (chunk: Chunk) => boolean,
  unwanted = NOT_FOR_FARMERS,
): Set<string> {
  const found = new Set<string>()
  const visit = (name: string, isAsked: boolean) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    if (isAsked && (unwanted.test(chunk.facadeModuleId ?? '') || !isWanted(chunk))) return
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const next of chunk.imports) visit(next, false)
    for (const next of chunk.dynamicImports) visit(next, true)
  }
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.isEntry) visit(file.fileName, isLanding(file))
  return found
}

const MANIFEST: Partial<ManifestOptions> = {
  id: '/farmer',
  name: 'Kuu',
  short_name: 'Kuu',
  description: 'Advice, prices, weather, courses, loans and insurance for farmers, online and offline.',
  start_url: '/farmer',
  scope: '/',
  display: 'standalone',
  theme_color: '#124a29',
  background_color: '#124a29',
  categories: ['education', 'finance', 'weather'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    { src: '/icons/home-narrow.jpg', sizes: '720x1480', type: 'image/jpeg', form_factor: 'narrow', label: 'Home' },
    { src: '/icons/home-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide', label: 'Home' },
  ],
  shortcuts: [
    { name: 'Prices', url: '/market' },
    { name: 'My crops', url: '/crops' },
    { name: 'Advice', url: '/advisories' },
  ],
}
