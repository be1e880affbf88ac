import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET } from './scripts/build/vite/browsers.ts'
import { compressed } from './scripts/build/vite/compressed.ts'
import { contractHash } from './scripts/build/vite/contract-hash.ts'
import { flatLayers } from './scripts/build/vite/flat-layers.ts'
import { landingPage } from './scripts/build/vite/landing-page.ts'
import { mantineVariables } from './scripts/build/vite/mantine-variables.ts'
import { messages } from './scripts/build/vite/messages.ts'
import { pwa } from './scripts/build/vite/pwa.ts'

/** Two pages: index.html is the landing page, finished at build time; app.html is the shell of every other path. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/app/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    react(),
    contractHash(),
    messages(),
    mantineVariables(),
    landingPage(),
    pwa(),
    compressed(),
  ],
  // React has had the hook since 18: the package's own module without the one for older versions.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  css: { postcss: { plugins: [flatLayers()] } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    // The polyfill would be shared by both pages, and so bring the whole app to the landing page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { landing: resolve(import.meta.dirname, 'index.html'), app: resolve(import.meta.dirname, 'app.html') },
      output: {
        // The app lists the names of all files that a screen needs: short ones keep it small.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        // Each response has some 300 bytes of headers, and a cheap phone sends few requests at a time: what every screen
        // needs comes in a few files, and what several share in a few more.
        codeSplitting: {
          groups: [
            // Each script of app.html runs in a task of its own, between which a slow phone answers a finger.
            { name: 'early', test: /client\/app\/early\//, includeDependenciesRecursively: false, priority: 10 },
            { name: 'libraries', tags: ['$initial'], test: /node_modules\/.*\.m?js$/, priority: 9 },
            {
              name: 'app',
              tags: ['$initial'],
              test: /src\/(?:domain|client\/(?:api|app|features|i18n|offline|phone|query|routes|shell|ui))\//,
              priority: 8,
            },
            { name: 'home', test: /client\/i18n\/en\/(?:farmer|advisories|care|weather)\.json/, priority: 7 },
            {
              name: 'offline',
              test: /client\/offline\/(?:outbox\/(?!amended|arrived-creation|writes\/(?:shown-)?field)|ahead\/(?!newest-notifications|follow-writes)|worker\/(?!.*words)|background\/(?:start|traffic))/,
              priority: 6,
            },
            {
              name: 'learning',
              test: /client\/(?:features\/learning|features\/learning\/text|routes\/_farmer\/courses\/\$courseId\/lessons\/-components)\/[^/]+$/,
              priority: 5,
            },
            {
              // GeographicLib comes with what measures.
              name: 'fields',
              test: /client\/(?:features\/fields|offline\/walk|offline\/optimistic\/fields)|domain\/fields\/(?:changed-field|border\/(?:error-band|hectares|ring|sphere))/,
              priority: 5,
            },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3, priority: 4 },
            { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/trpc', '/hooks'].map((path) => [path, { target: 'http://127.0.0.1:3000' }])),
  },
})
