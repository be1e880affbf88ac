import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appShell } from './scripts/vite/app-shell.ts'
import { bareDialogs } from './scripts/vite/bare-dialogs.ts'
import { bareParts } from './scripts/vite/bare-parts.ts'
import { BUILD_TARGET } from './scripts/vite/browsers.ts'
import { compiledAhead } from './scripts/vite/compiled-ahead.ts'
import { compressed } from './scripts/vite/compressed.ts'
import { contractHash } from './scripts/vite/contract-hash.ts'
import { deskIcons } from './scripts/vite/desk-icons.ts'
import { deskPreloads } from './scripts/vite/desk-preloads.ts'
import { earlyScripts } from './scripts/vite/early-scripts.ts'
import { flatLayers } from './scripts/vite/flat-layers.ts'
import { landingPage } from './scripts/vite/landing-page.ts'
import { leanZod } from './scripts/vite/lean-zod.ts'
import { mantineVariables } from './scripts/vite/mantine-variables.ts'
import { messages } from './scripts/vite/messages.ts'
import { preact } from './scripts/vite/preact.ts'
import { pwa } from './scripts/vite/pwa.ts'

/** The farmer’s frame and home with their words, but for the dialogs that open on a tap, and the cards of first visits. */
const HOME =
  /client\/(?:routes\/_farmer\.tsx|routes\/_farmer\/farmer\/(?!.*Dialog|.*AnsweredAdvice|.*first\/(?:Where|Keep|useInstall|FirstCard|First\.module))|i18n\/en\/(?:farmer|advisories|care|weather)\.json)/

const preloads = deskPreloads()

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
    preact(),
    preloads.plugin,
    contractHash(),
    messages(),
    leanZod(),
    bareDialogs(),
    bareParts(),
    mantineVariables(),
    landingPage(),
    appShell(),
    earlyScripts({ page: 'app.html', ahead: 'home' }),
    compiledAhead({ chunks: ['libraries', 'app', 'home'] }),
    pwa(),
    compressed(),
  ],
  css: { postcss: { plugins: [flatLayers()] } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    // The polyfill would be shared by both pages, and so bring the whole app to the landing page.
    modulePreload: { polyfill: false, resolveDependencies: preloads.loadedFor },
    rolldownOptions: {
      input: { landing: resolve(import.meta.dirname, 'index.html'), app: resolve(import.meta.dirname, 'app.html') },
      // Each answer carries some 300 bytes of headers, and a cheap phone asks for a few at a time: what every screen
      // needs comes in a few files, and what several share in a few more. A library's file stays on the phone when the
      // app changes, and runs while the next one is on its way (see early-scripts.ts).
      output: {
        // The shortest that the bundler takes: every first visit loads some 300 of these names.
        chunkFileNames: 'assets/[hash:7].js',
        // Lists of the files that a screen needs stand in the app: names cost what hashes alone do not.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'intl', test: /client\/app\/early\/intl/, priority: 6 },
            { name: 'libraries', tags: ['$initial'], test: /node_modules\/.*\.(?!css)\w+$/, priority: 4 },
            { name: 'app', tags: ['$initial'], test: (id) => !/landing|index\.html/.test(id), priority: 3 },
            // What a cheap phone opens most, and without a connection: from its store each file takes its time too.
            { name: 'home', test: HOME, priority: 2 },
            // Taken up by every page once it is quiet (see offline/start.ts): as one file, not six. Not what only some need.
            {
              name: 'outbox',
              test: /client\/(?:offline\/(?!ahead\/(?:agent-|follow-)|saved-courses\/|sent\/|outbox\/(?:a|waiting)|optimistic\/(?:farmers|shown-people|text-messages|visits)|cache\/(?:old-answers|shape|storage|useStorageUsage))|api\/pending-sign-out)/,
              priority: 1.7,
            },
            // A lesson, and what a course, its lessons and its quizzes share: as one file, not ten.
            {
              name: 'learning',
              test: /client\/(?:features\/learning\/(?!report|build|useTimeSpent|useByteSize)|offline\/optimistic\/learning)|domain\/learning\/lesson-text|icons\/IconFile\.|routes\/_farmer\/courses\/\$courseId\/lessons\/(?:\$lessonId\.tsx\?|-components\/Lesson(?!Video))/,
              priority: 1.8,
            },
            // Reading aloud, for lessons and advisories, with its icons: those of every other screen are no part of it.
            { name: 'speech', test: /ui\/useSpeech|IconVolume\.|IconPlayerStop\./, priority: 1.6 },
            { name: 'desk-icons', test: deskIcons(), minShareCount: 2, priority: 1.55 },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2, priority: 1.5 },
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
