import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractHash } from './scripts/build/vite/contract-hash.ts'
import { flatLayers } from './scripts/build/vite/flat-layers.ts'
import { landingTemplate } from './scripts/build/vite/landing-page.ts'
import { messages } from './scripts/build/vite/messages.ts'

/**
 * The farmer's home and the pages by which somebody comes in once more, as one script that draws them on the server (see
 * src/server/ssr/renderer.ts), and the landing page for the words of other languages (src/server/landing/). Class names of style sheets come from their
 * paths, so that they are those of the client.
 */
export default defineConfig({
  plugins: [react(), contractHash(), messages(), landingTemplate()],
  publicDir: false,
  css: { postcss: { plugins: [flatLayers()] } },
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/client/ssr/screens.ts',
    outDir: 'dist/ssr',
    emptyOutDir: true,
    // The styles of screens that the app loads only when they are opened.
    emitAssets: true,
    cssCodeSplit: false,
    target: 'node24',
    minify: true,
    rolldownOptions: {
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
})
