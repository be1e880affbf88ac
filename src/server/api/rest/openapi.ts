import { filePaths } from './file-paths.ts'
import { restProcedures } from './procedures.ts'

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** Of an operation that asks for no session. */
const OPEN = { security: [] }

const FILE = { schema: { type: 'string', format: 'binary' } }

const ANSWERS = {
  '400': problemAnswer('The input is wrong; `issues` names each field'),
  '401': problemAnswer('No session, or a dead one'),
  '403': problemAnswer('The session may not do this'),
  '404': problemAnswer('There is no such thing within your reach'),
  '409': problemAnswer('The state or another row stands against it'),
  '413': problemAnswer('The body is over 1 MiB'),
  '415': problemAnswer('The body is not what the path takes'),
  '429': problemAnswer('Too many requests; Retry-After tells when to come back'),
  '503': problemAnswer('Too much at once; Retry-After tells when to come back'),
  '507': problemAnswer('The disk of the server is full: nothing was saved'),
  '500': problemAnswer('A failure of ours; the sentence carries the id of the request'),
}

/** The REST paths described as OpenAPI 3.1, written from the schemas that guard them; `origin` is where they are called. */
export const openApi = (version: string, origin: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Kuu',
    version,
    description:
      'Agricultural extension for farmers in Africa. Sign in with POST /api/login and send the token as `Authorization: Bearer …`, or use the cookie it sets from the same origin. Dates are ISO 8601 in UTC. A list that can grow names its next page in a Link header.',
  },
  servers: [{ url: `${origin}/api` }],
  // A token or a cookie. An empty choice beside them would make generated clients send neither.
  security: [{ bearer: [] }, { cookie: [] }],
  paths: pathsOf(),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'kuu_session',
        description: 'Behind HTTPS its name is __Host-kuu_session',
      },
    },
    schemas: {
      Problem: {
        type: 'object',
        required: ['message', 'code'],
        properties: {
          message: { type: 'string' },
          code: { type: 'string' },
          issues: {
            type: 'array',
            items: {
              type: 'object',
              description: 'Beside the check its values, as the `vertex` of a border',
              properties: { path: { type: 'string' }, message: { type: 'string' }, check: { type: 'string' } },
            },
          },
        },
      },
    },
  },
})

function pathsOf() {
  const paths: Record<string, Record<string, unknown>> = {
    '/health': { get: HEALTH },
    '/ready': { get: READY },
    ...filePaths(ANSWERS),
  }
  for (const {
    method,
    path,
    procedure,
    summary,
    input,
    output,
    params,
    isList,
    file,
    otherTypes = [],
    files,
    needsSession,
  } of restProcedures()) {
    const elsewhere = Object.entries(input.properties).filter(
      ([name]) => !params.includes(name) && !(file && name === 'file'),
    )
    const required = input.required.filter((name) => !params.includes(name))
    const byPath = params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
    const byQuery =
      method === 'GET' || file
        ? elsewhere.map(([name, schema]) => ({
            name: inQuery(name),
            in: 'query',
            required: required.includes(name),
            schema,
          }))
        : []
    const url = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[url] ??= {}
    paths[url][method.toLowerCase()] = {
      operationId: procedure,
      tags: [procedure.split('.')[0]],
      summary,
      ...(!needsSession && OPEN),
      parameters: [...byPath, ...byQuery],
      ...(method !== 'GET' &&
        !file &&
        elsewhere.length > 0 && { requestBody: bodyOf(Object.fromEntries(elsewhere), required) }),
      ...(file && { requestBody: fileBody([file, ...otherTypes]) }),
      responses: { '200': isList ? listOf(output) : answerOf(output, files), ...ANSWERS },
    }
  }
  return paths
}

/** Words to look for have a short name in an address; `search` means the same there. */
const inQuery = (name: string) => (name === 'search' ? 'q' : name)

const bodyOf = (properties: Record<string, unknown>, required: string[]) => ({
  required: true,
  content: { 'application/json': { schema: { type: 'object', properties, ...(required.length > 0 && { required }) } } },
})

/** A body that is a file, in one of some types; JSON among them is the input, with the file in base64. */
const fileBody = (types: readonly string[]) => ({
  required: true,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: type === 'application/json' ? 'object' : 'string' } }]),
  ),
})

/** A list as JSON or, by `Accept: text/csv`, as a file: the page that is asked for, or without `limit` all of it. */
const listOf = (schema: unknown) => ({
  description: 'Done. Without `limit`, `Accept: text/csv` answers the whole list as a file',
  content: { 'application/json': { schema }, 'text/csv': { schema: { type: 'string' } } },
})

const answerOf = (schema: unknown, files: readonly string[] = []) => ({
  description: 'Done',
  content: { 'application/json': { schema }, ...Object.fromEntries(files.map((type) => [type, FILE])) },
})

const READY = {
  operationId: 'ready',
  ...OPEN,
  tags: ['server'],
  summary: 'Whether to send requests here: 503 while it stops, or while its disk is full',
  responses: {
    '200': answerOf({ type: 'object', required: ['ready'], properties: { ready: { type: 'boolean' } } }),
    '503': answerOf({ type: 'object', required: ['ready'], properties: { ready: { type: 'boolean' } } }),
  },
}

const HEALTH = {
  operationId: 'health',
  ...OPEN,
  tags: ['server'],
  summary: 'Whether the server can serve, its database included',
  responses: {
    '200': answerOf({
      type: 'object',
      required: ['status', 'version', 'demo', 'disk'],
      properties: {
        status: { enum: ['ok', 'degraded'] },
        version: { type: 'string' },
        demo: { type: 'boolean' },
        disk: { enum: ['ok', 'low', 'full'], description: 'Room in the data folder; when full, writes answer 507' },
      },
    }),
  },
}
