import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractHash } from './scripts/build/vite/contract-hash.ts'
import { landingTemplate } from './scripts/build/vite/landing-page.ts'
import { messages } from './scripts/build/vite/messages.ts'

/**
 * The farmer's home once more, as one script that draws it on the server (see src/server/ssr/renderer.ts), and the
 * landing page for the words of other languages (src/server/landing/). Class names of style sheets come from their
 * paths, so that they are those of the client.
 */
export default defineConfig({
  plugins: [react(), contractHash(), messages(), landingTemplate()],
  publicDir: false,
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/client/ssr/home.tsx',
    outDir: 'dist/ssr',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' } },
  },
})
