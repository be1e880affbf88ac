import { createMiddleware } from 'hono/factory'
import type { Db } from '#db/client.ts'
import { whenCommitted } from '#db/group-commit.ts'
import type { ServerEnv } from './env.ts'

/**
 * Holds each answer until what it tells of is on the disk; where that fails, the error takes its place. A question
 * waits too: it may have read what a neighbour has just written.
 */
export const durable = ({ $client }: Db) =>
  createMiddleware<ServerEnv>(async (_, next) => {
    await next()
    await whenCommitted($client)
  })

/** Reports to the disk watch that a write found no room. */
export const noteFullDisk = (noteFull: () => void) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    await next()
    if (c.res.status === 507) noteFull()
  })
