import { spawn } from 'node:child_process'
import { ensureInstalled, NODE, ROOT } from './setup/install.mjs'

/** `npm run dev`: on every change of a file the server restarts and the client reloads. */
ensureInstalled()
const env = { KUU_DEMO: '1', ...process.env }
const children = [
  spawn(NODE, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { cwd: ROOT, stdio: 'inherit', env }),
  spawn(NODE, ['node_modules/vite/bin/vite.js'], { cwd: ROOT, stdio: 'inherit', env }),
]
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => stop(code ?? 0))
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
