import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractHash } from './scripts/build/vite/contract-hash.ts'
import { landingTemplate } from './scripts/build/vite/landing-page.ts'
import { leanZod } from './scripts/build/vite/lean-zod.ts'
import { messages } from './scripts/build/vite/messages.ts'
import { snapshots } from './scripts/build/vite/snapshots.ts'

/**
 * The farmer's home once more, as one script that draws it on the server (see src/server/ssr/renderer.ts), and the
 * landing page for the words of other languages (src/server/landing/). Class names of style sheets come from their
 * paths, so that they are those of the client.
 */
export default defineConfig({
  plugins: [snapshots(), react(), contractHash(), messages(), leanZod(), landingTemplate()],
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
