import type { Plugin, Rolldown } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'

/** Areas that need a connection anyway, and the words of other languages: cached at first use. */
const NOT_FOR_FARMERS =
  /\/client\/(?:routes\/(?:admin|agent)\/|routes\/(?:admin|agent)\.tsx|landing\/|i18n\/(?!en\b|languages)[a-z]+(?:\/|\.ts))/

/** The web app manifest, and a service worker that caches the shell and the farmers' screens. */
export function pwa(): Plugin[] {
  const offlineFiles = new Set<string>()
  const graph: Plugin = {
    name: 'kuu:offline-files',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of reachable(bundle)) offlineFiles.add(file)
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
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(({ url }) => !url.startsWith('assets/') || offlineFiles.has(url)),
          warnings: [],
        }),
      ],
    },
  })
  return [graph, ...worker]
}

/** Every file that the farmers' screens can import, found by walking from the app's entry. */
function reachable(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('app.html'))
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk' || NOT_FOR_FARMERS.test(chunk.facadeModuleId ?? '')) return
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  if (entry) visit(entry.fileName)
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
