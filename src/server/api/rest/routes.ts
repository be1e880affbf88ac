import { Hono } from 'hono'
import type { ServerEnv } from '../../http/env.ts'
import { originOf } from '../../http/requests.ts'
import { sendJson } from '../../http/respond.ts'
import { csvForm, prefersCsv } from '../csv-form.ts'
import type { HandlerFactory } from '../door.ts'
import { restForm } from '../rest-form.ts'
import { DOCS_CSS, docsPage } from './docs.ts'
import { findRoute } from './find-route.ts'
import { openApi } from './openapi.ts'

/** The documented paths: each row of the table through the door, and their description. */
export function restRoutes(door: HandlerFactory, version: string) {
  const routes = new Hono<ServerEnv>()
  routes.get('/openapi.json', (c) => sendJson(c, JSON.stringify(openApi(version, originOf(c)))))
  routes.get('/docs', (c) => c.html(docsPage(openApi(version, originOf(c)))))
  routes.get('/docs.css', (c) => c.body(DOCS_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  routes.all('*', (c) => {
    const found = findRoute(c.req.method === 'HEAD' ? 'GET' : c.req.method, c.req.path)
    if (!found) return c.notFound()
    const { route, params } = found
    return door(() => (prefersCsv(c, route) ? csvForm(route, params) : restForm(route, params)))(c)
  })
  return routes
}
