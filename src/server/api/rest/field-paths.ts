import { fieldSelection } from '#domain/fields/field-list.schema.ts'
import { FIELD_PROBLEMS } from '#domain/fields/field-problem.ts'
import { fieldExport } from '../../files/chosen-field-files.ts'
import { inPath, inQuery, jsonBody, pdf } from './path-parts.ts'

/** The paths of fields as files. */
export const fieldPaths = (refusals: Record<string, unknown>) => ({
  '/fields/{id}.geojson': fieldFile('geojson', 'application/geo+json', refusals),
  '/fields/{id}.kml': fieldFile('kml', 'application/vnd.google-earth.kml+xml', refusals),
  '/admin/fields/eudr.geojson': {
    get: {
      operationId: 'fields.eudr',
      tags: ['admin'],
      summary: 'The fields with a border as the EUDR information system reads them, in parts below 25 MB',
      parameters: [
        inQuery('country', { type: 'string' }),
        inQuery('search', { type: 'string', maxLength: 100 }),
        inQuery('problem', { enum: [...FIELD_PROBLEMS] }),
        inQuery('part', { type: 'integer', minimum: 1 }),
      ],
      responses: { '200': { description: 'Done', content: fileOf('application/geo+json') }, ...refusals },
    },
  },
  '/admin/fields/export': {
    post: {
      operationId: 'fields.export',
      tags: ['admin'],
      summary: 'Fields as a file of GeoJSON: those that are chosen, or those of a filter',
      requestBody: jsonBody(fieldExport),
      responses: { '200': { description: 'Done', content: fileOf('application/geo+json') }, ...refusals },
    },
  },
  '/admin/fields/cards': {
    post: {
      operationId: 'fields.printCards',
      tags: ['admin'],
      summary: 'Print the cards of at most 1,000 fields, with their codes; a field without a code gets one',
      requestBody: jsonBody(fieldSelection),
      responses: { '200': { description: 'Done', content: pdf }, ...refusals },
    },
  },
})

const fileOf = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } })
const fieldFile = (format: string, type: string, refusals: Record<string, unknown>) => ({
  get: {
    operationId: `fields.${format}`,
    tags: ['farmer'],
    summary: `A field as a file of ${format === 'kml' ? 'KML' : 'GeoJSON'}`,
    parameters: [inPath('id')],
    responses: { '200': { description: 'Done', content: fileOf(type) }, ...refusals },
  },
})
