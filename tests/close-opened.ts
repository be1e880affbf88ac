import { afterAll } from 'vitest'
import { closeOpened } from './opened.ts'

// Files of a worker share their modules, and memory of SQLite is none that the garbage collector knows of: without this,
// thousands of databases stay until the last file has run.
afterAll(closeOpened)
