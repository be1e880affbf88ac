import { Hono } from 'hono'
import type { ServerEnv } from '../../http/env.ts'
import { sendJson } from '../../http/respond.ts'
import { csvForm, prefersCsv } from '../csv-form.ts'
import type { Door } from '../door.ts'
import { restForm } from '../rest-form.ts'
import { DOCS_CSS, docsPage } from './docs.ts'
import { openApi } from './openapi.ts'
import { restProcedures } from './procedures.ts'

/** The documented paths: each row of the table through the door, and their description. */
export function restRoutes(door: Door, version: string) {
  const routes = new Hono<ServerEnv>()
  for (const route of restProcedures()) {
    const [rest, csv] = [restForm(route), csvForm(route)]
    routes.on(
      route.method,
      route.path,
      door((c) => (prefersCsv(c, route) ? csv : rest)),
    )
  }
  let described: ReturnType<typeof openApi> | undefined
  const description = () => (described ??= openApi(version))
  routes.get('/openapi.json', (c) => sendJson(c, JSON.stringify(description())))
  routes.get('/docs', (c) => c.html(docsPage(description())))
  routes.get('/docs.css', (c) => c.body(DOCS_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  return routes
}
