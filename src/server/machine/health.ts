import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { assertReadable } from '#db/queries/operations/health.ts'
import type { ServerEnv } from '../http/env.ts'
import type { Installation } from '../installation.ts'
import type { Damage } from './damage.ts'

type Deps = Pick<Installation, 'version' | 'config' | 'disk' | 'replica' | 'isStopping'> & { db: Db; damage: Damage }

/** Whether the server can serve, and whether requests are to be sent to it. */
export function healthRoutes({ db, version, config, disk, damage, replica, isStopping = () => false }: Deps) {
  const routes = new Hono<ServerEnv>()
  routes.get('/api/ready', (c) => {
    assertReadable(db)
    const isReady = disk?.state() !== 'full' && !isStopping()
    return c.json({ ready: isReady }, isReady ? 200 : 503)
  })
  routes.get('/api/health', (c) => {
    assertReadable(db)
    const state = disk?.state() ?? 'ok'
    return c.json({
      status: state === 'full' || damage.isMet() ? 'degraded' : 'ok',
      version,
      demo: config.demo,
      disk: state,
      ...(damage.isMet() && { database: 'damaged' }),
      ...(replica && { replica: replica.state() }),
    })
  })
  return routes
}
