/**
 * For esbuild: what every start of the server would load and never use.
 *
 * - An import of `node:http` by name reads everything that the module exports, and with it `WebSocket`, for which Node
 *   compiles the whole of undici: 35 ms. Taken as a whole, a module gives only what it is asked for.
 * - What starts other processes is loaded by the first backup.
 * - No door of ours speaks HTTP/2; the listener asks whether a request came by it, and ends it there.
 * - Zod says what it refuses in fifty languages. We say it ourselves (src/domain/checks.ts), and it speaks English.
 * - The numbers of Prometheus are fetched, not pushed, each process answers for itself, and none names the traces of
 *   OpenTelemetry that it belongs to.
 */
export const leanStart = {
  name: 'lean-start',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path }) => ({ path, namespace: 'whole' }))
    onLoad({ filter: /.*/, namespace: 'whole' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
    onResolve({ filter: /^(node:)?child_process$/ }, ({ path }) => ({ path, namespace: 'when-asked' }))
    onLoad({ filter: /.*/, namespace: 'when-asked' }, ({ path }) => ({ contents: whenAsked(path) }))
    onResolve({ filter: /^node:http2$/ }, ({ path }) => ({ path, namespace: 'unspoken' }))
    onLoad({ filter: /.*/, namespace: 'unspoken' }, () => ({
      contents: 'export class Http2ServerRequest {}; export const constants = {}',
    }))
    onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
    }))
    onLoad({ filter: /\/@opentelemetry\/api\/.*\.js$/ }, () => ({ contents: '' }))
    onLoad({ filter: /\/prom-client\/lib\/(pushgateway|cluster)\.js$/ }, () => ({ contents: '' }))
  },
}

/** A module of Node that is loaded when something of it is first used. */
function whenAsked(path) {
  const getters = Object.keys(process.getBuiltinModule(path)).map(
    (name) => `get ${name}() { return process.getBuiltinModule(${JSON.stringify(path)}).${name} }`,
  )
  return `module.exports = { ${getters.join(', ')} }`
}
