import { expect, test } from 'vitest'
import * as z from 'zod'
import { DOCUMENT_MEDIA } from '#domain/support/documents/document-type.ts'
import { restProcedures } from '#server/api/rest/procedures.ts'
import { village } from '../village.ts'

/** The shape of OpenAPI 3.1, as far as a description of JSON over HTTP uses it. */
const schema = z.looseObject({})
/** JSON, except for the endpoints of files. */
const content = z.partialRecord(
  z.enum([
    'application/json',
    'application/geo+json',
    'application/vnd.google-earth.kml+xml',
    'application/vnd.google-earth.kmz',
    'application/gpx+xml',
    'application/vnd.garmin.tcx+xml',
    'application/xml',
    'application/octet-stream',
    'text/xml',
    'application/zip',
    'image/jpeg',
    'image/png',
    'image/webp',
    ...Object.values(DOCUMENT_MEDIA),
    'application/pdf',
    'multipart/form-data',
    'video/mp4',
    'video/webm',
    'text/calendar',
    'text/csv',
    'text/vtt',
  ]),
  z.strictObject({ schema }),
)
const operation = z.strictObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()),
  summary: z.string().min(1),
  security: z.tuple([]).optional(),
  parameters: z
    .array(z.strictObject({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema }))
    .default([]),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.strictObject({ description: z.string(), content })),
})
const openApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'patch', 'delete']), operation)),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
    schemas: z.record(z.string(), schema),
  }),
})

const { app, rest } = village()
const description: unknown = await (await app.request('/api/openapi.json')).json()
const templated = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

test('the description has the shape of OpenAPI 3.1', () => {
  expect(openApi.safeParse(description).error).toBeUndefined()
})

test.each(restProcedures())(
  '$method $path is described',
  ({ method, path, procedure, params, input, file, otherTypes = [] }) => {
    const described = openApi.parse(description).paths[templated(path)]![method.toLowerCase() as 'get']!
    expect(described.operationId).toBe(procedure)
    const parametersIn = (where: string) => described.parameters.filter((parameter) => parameter.in === where)
    expect(parametersIn('path').map(({ name, required }) => [name, required])).toEqual(
      params.map((name) => [name, true]),
    )
    const sent = Object.keys(input.properties).filter((name) => !params.includes(name) && !(file && name === 'file'))
    // Words to look for are called `q` in an address.
    const inQuery = parametersIn('query').map(({ name }) => (name === 'q' ? 'search' : name))
    const inBody = Object.keys(described.requestBody?.content['application/json']?.schema.properties ?? {})
    expect([inQuery, inBody]).toEqual(method === 'GET' || file ? [sent, []] : [[], sent])
    expect(Object.keys(described.requestBody?.content ?? {})).toEqual(
      file ? [file, ...otherTypes] : inBody.length > 0 ? ['application/json'] : [],
    )
    expect(Object.keys(described.responses)).toEqual('200 400 401 403 404 409 413 415 429 500 503 507'.split(' '))
  },
)

test('it describes no path that does not exist', () => {
  const described = Object.entries(openApi.parse(description).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const rows = restProcedures().map(({ method, path }) => `${method} ${templated(path)}`)
  const besides = [
    'GET /health',
    'GET /ready',
    'POST /farmers/{farmerId}/photos',
    'GET /photos/{photoId}',
    'GET /fields/{id}.geojson',
    'GET /fields/{id}.kml',
    'GET /admin/fields/eudr.geojson',
    'POST /admin/fields/export',
    'POST /admin/fields/cards',
    'POST /admin/course-files',
    'POST /documents',
    'GET /documents/{id}',
    'GET /visits.ics',
    'GET /admin/courses/{id}/export',
    'POST /admin/courses/import',
    'POST /admin/courses/read-document',
    'GET /courses/{courseId}/certificate',
    'POST /admin/market-prices/import',
    'POST /admin/market-prices/import/files',
    'POST /admin/users/import/files',
    'POST /admin/fields/import/files',
    'GET /translations/{language}',
    'POST /admin/users/start-codes/slips',
  ]
  expect(described.sort()).toEqual([...rows, ...besides].sort())
})

test('who needs no session is asked for none, and nobody else is left out', () => {
  const { paths, security } = openApi.parse(description)
  expect(security).toEqual([{ bearer: [] }, { cookie: [] }])
  const open = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((each) => (each.security ? [each.operationId] : [])),
  )
  expect(open).toEqual(expect.arrayContaining(['health', 'auth.login', 'farmer.crops.catalogue', 'visits.calendar']))
  for (const id of ['auth.logout', 'farmer.crops.list', 'admin.users.list', 'photos.get'])
    expect(open).not.toContain(id)
})

test('the addresses are those at which the description was asked for', async () => {
  const asked = await app.request('http://kuu.example:8080/api/openapi.json')
  expect(((await asked.json()) as { servers: unknown }).servers).toEqual([{ url: 'http://kuu.example:8080/api' }])
})

test('a statement is described as each file that it can be', () => {
  const { content } = openApi.parse(description).paths['/loans/{loanId}/statement']!.get!.responses['200']!
  expect(Object.keys(content)).toEqual(['application/json', 'text/csv', 'application/pdf'])
})

test('operation ids are unique, and every reference resolves', () => {
  const { paths, components, security } = openApi.parse(description)
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(new Set(names).size).toBe(names.length)
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!)
  expect(references).not.toEqual([])
  for (const to of new Set(references)) expect(components.schemas).toHaveProperty(to.split('/').at(-1)!)
  for (const scheme of security.flatMap((each) => Object.keys(each)))
    expect(components.securitySchemes).toHaveProperty(scheme)
})

test.each(['/crops', '/weather-alerts', '/advisories', '/market-prices', '/loan-products', '/courses'])(
  'the answer of %s has the fields that are described',
  async (path) => {
    const described = openApi.parse(description).paths[path]!.get!.responses['200']!.content['application/json']!.schema
    const { items } = described as { items: { required: string[] } }
    const [row] = (await (await rest(null, 'GET', path)).json()) as [object]
    expect(Object.keys(row).sort()).toEqual([...items.required].sort())
  },
)

test('the page about it lists every path and runs no script', async () => {
  const page = await (await app.request('/api/docs')).text()
  for (const { path } of restProcedures()) expect(page).toContain(`/api${templated(path)}<`)
  expect(page).not.toContain('<script')
})
