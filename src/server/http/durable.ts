import { createMiddleware } from 'hono/factory'
import type { Db } from '#db/client.ts'
import { whenCommitted } from '#db/group-commit.ts'
import type { ServerEnv } from './env.ts'

/**
 * Holds each response until what it tells of is on the disk; where that fails, the error takes its place. A read waits
 * too: it may have read what another request has just written.
 */
export const durable = ({ $client }: Db) =>
  createMiddleware<ServerEnv>(async (c, next) => {
    await next()
    try {
      await whenCommitted($client)
    } catch (error) {
      // Hono would give the headers of the response that failed to the one that says so.
      c.res = undefined
      throw error
    }
  })
