import { resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appShell } from './scripts/vite/app-shell.ts'
import { compressed } from './scripts/vite/compressed.ts'
import { landingPage } from './scripts/vite/landing-page.ts'
import { mantineVariables } from './scripts/vite/mantine-variables.ts'
import { messages } from './scripts/vite/messages.ts'

/** Two pages: index.html is the landing page, finished at build time; app.html is the shell of every other path. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    react(),
    messages(),
    mantineVariables(),
    landingPage(),
    appShell(),
    compressed(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { landing: resolve(import.meta.dirname, 'index.html'), app: resolve(import.meta.dirname, 'app.html') },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/trpc', '/hooks'].map((path) => [path, { target: 'http://127.0.0.1:3000' }])),
  },
})
