import type { Connect, Plugin } from 'vite'

const ELSEWHERE = /^\/(api|trpc|hooks|@|src|node_modules)(\/|$)|^\/@/

/** Serves app.html for every path that is neither '/' nor a file, as the product's own server does. */
export function appShell(): Plugin {
  const rewrite: Connect.NextHandleFunction = (request, _response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const isScreen = path !== '/' && !ELSEWHERE.test(path) && !/\.\w+$/.test(path)
    if (isScreen && request.headers.accept?.includes('text/html')) request.url = '/app.html'
    next()
  }
  return {
    name: 'kuu:app-shell',
    configureServer: (server) => void server.middlewares.use(rewrite),
    configurePreviewServer: (server) => void server.middlewares.use(rewrite),
  }
}
