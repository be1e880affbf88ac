#!/usr/bin/env node
import { resolve } from 'node:path'
import { ensureBuilt } from './build/build.mjs'
import { ensureInstalled, ROOT } from './setup/install.mjs'
import { launch } from './setup/launch.mjs'

/** `npx kuu …` and `npm run kuu -- …`: the server's command line, see `npx kuu help`. */
ensureInstalled()
ensureBuilt()
// The data folder is that of `npm start`; other paths are relative to where the command was typed.
process.env.KUU_DATA = resolve(ROOT, process.env.KUU_DATA?.trim() || 'data')
process.chdir(process.env.INIT_CWD ?? process.cwd())
await launch(process.argv.slice(2))
