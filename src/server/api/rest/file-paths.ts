import * as z from 'zod'
import { PHOTO_TYPES } from '#domain/crops/photo/photo.ts'
import { COURSE_FILE_TYPES } from '#domain/learning/build/course-file.ts'
import { DOUBTFUL_CHOICES, priceImportAnswer } from '#domain/market/import/price-import.schema.ts'
import { startCodeSlips } from '#domain/people/start-codes/start-code.schema.ts'
import { document } from '#domain/support/documents/document.schema.ts'
import { DOCUMENT_CATEGORIES } from '#domain/support/documents/document.ts'
import { DOCUMENT_MEDIA } from '#domain/support/documents/document-type.ts'
import { documentPaths } from './document-paths.ts'
import { fieldPaths } from './field-paths.ts'
import { inPath, inQuery, jsonBody, pdf } from './path-parts.ts'

const picture = Object.fromEntries(PHOTO_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
const csv = { 'text/csv': { schema: { type: 'string', format: 'binary' } } }
const fileName = inQuery('file', { type: 'string', maxLength: 200 })
const idOfFile = { type: 'object', required: ['fileId'], properties: { fileId: { type: 'string', format: 'uuid' } } }
const idOfPhoto = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const courseFile = Object.fromEntries(
  Object.keys(COURSE_FILE_TYPES).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
)
const documentForm = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary' },
    category: { enum: [...DOCUMENT_CATEGORIES] },
    description: { type: 'string', maxLength: 500 },
  },
}
const documentFile = Object.fromEntries(
  Object.values(DOCUMENT_MEDIA).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
)
const zip = { 'application/zip': { schema: { type: 'string', format: 'binary' } } }
const importedCourse = { type: 'object', required: ['id', 'title'], properties: { id: { type: 'string' }, title: { type: 'string' } } } // biome-ignore format: one row
const words = { type: 'object', required: ['messages'], properties: { messages: { type: 'object' } } }
const addedFile = {
  type: 'object',
  required: ['id', 'name', 'type', 'bytes', 'url'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    bytes: { type: 'integer' },
    url: { type: 'string' },
  },
}

/** The paths that no procedure answers: the routes of src/server/files. */
export const filePaths = (refusals: Record<string, unknown>) => ({
  '/farmers/{farmerId}/photos': {
    post: {
      operationId: 'photos.add',
      tags: ['farmer'],
      summary: 'Keep a photo of at most 1 MiB and 4096 pixels a side for a farmer',
      parameters: [inPath('farmerId')],
      requestBody: { required: true, content: picture },
      responses: {
        '200': { description: 'Done', content: { 'application/json': { schema: idOfPhoto } } },
        ...refusals,
      },
    },
  },
  ...fieldPaths(refusals),
  '/photos/{photoId}': {
    get: {
      operationId: 'photos.get',
      tags: ['farmer'],
      summary: 'A photo, for its farmer, agents and administrators',
      parameters: [inPath('photoId')],
      responses: { '200': { description: 'Done', content: picture }, ...refusals },
    },
  },
  '/admin/course-files': {
    post: {
      operationId: 'courseFiles.add',
      tags: ['admin'],
      summary:
        'Upload a picture (5 MB), a video (200 MB) or an attachment (10 MB) for courses; its bytes tell what it is',
      parameters: [{ name: 'name', in: 'query', required: false, schema: { type: 'string' } }],
      requestBody: { required: true, content: courseFile },
      responses: {
        '200': { description: 'Done', content: { 'application/json': { schema: addedFile } } },
        ...refusals,
      },
    },
  },
  '/visits.ics': {
    get: {
      operationId: 'visits.calendar',
      // Its key is its password.
      security: [],
      tags: ['agent'],
      summary: 'The visits of an agent as a calendar file (RFC 5545), for programs that subscribe to it with a key',
      parameters: [{ name: 'key', in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        '200': { description: 'Done', content: { 'text/calendar': { schema: { type: 'string' } } } },
        ...refusals,
      },
    },
  },
  '/documents': {
    post: {
      operationId: 'documents.add',
      tags: ['agent'],
      summary:
        'Share a PDF, DOC, DOCX, TXT, MD, XLSX, XLS or CSV of at most 10 MB; its bytes must be what its name says',
      requestBody: { required: true, content: { 'multipart/form-data': { schema: documentForm } } },
      responses: {
        '200': { description: 'Done', content: { 'application/json': { schema: z.toJSONSchema(document) } } },
        ...refusals,
      },
    },
  },
  '/documents/{id}': {
    get: {
      operationId: 'documents.get',
      tags: ['agent'],
      summary: 'The file of a document, to save',
      parameters: [inPath('id')],
      responses: { '200': { description: 'Done', content: documentFile }, ...refusals },
    },
  },
  '/admin/courses/{id}/export': {
    get: {
      operationId: 'courses.export',
      tags: ['admin'],
      summary: 'A course as one file: course.json with its pictures, videos and attachments',
      parameters: [inPath('id')],
      responses: { '200': { description: 'Done', content: zip }, ...refusals },
    },
  },
  '/admin/courses/import': {
    post: {
      operationId: 'courses.import',
      tags: ['admin'],
      summary: 'Make a draft of such a file; it is checked whole before anything is written',
      requestBody: { required: true, content: zip },
      responses: {
        '200': { description: 'Done', content: { 'application/json': { schema: importedCourse } } },
        ...refusals,
      },
    },
  },
  ...documentPaths(refusals),
  '/translations/{language}': {
    get: {
      operationId: 'translations.live',
      security: [],
      tags: ['translations'],
      summary: 'The messages of a language that administrators wrote in place of the release’s, compiled; by ETag',
      parameters: [inPath('language')],
      responses: { '200': { description: 'Done', content: { 'application/json': { schema: words } } }, ...refusals },
    },
  },
  '/courses/{courseId}/certificate': {
    get: {
      operationId: 'certificates.get',
      tags: ['learning'],
      summary: 'Your certificate of a course that you completed, as a page to print',
      parameters: [inPath('courseId')],
      responses: { '200': { description: 'Done', content: pdf }, ...refusals },
    },
  },
  '/admin/market-prices/import': {
    post: {
      operationId: 'priceImports.import',
      tags: ['admin'],
      summary: 'Import a food-price file of the World Food Programme of at most 50 MB, or count what that would do',
      parameters: [
        inQuery('dryRun', { enum: ['0', '1', 'false', 'true'], default: '0' }),
        inQuery('doubtful', { enum: DOUBTFUL_CHOICES, default: 'skip' }),
        fileName,
      ],
      requestBody: { required: true, content: csv },
      responses: {
        '200': { description: 'Done', content: { 'application/json': { schema: z.toJSONSchema(priceImportAnswer) } } },
        ...refusals,
      },
    },
  },
  '/admin/market-prices/import/files': { post: uploadOf('priceImports', refusals) },
  '/admin/users/start-codes/slips': {
    post: {
      operationId: 'startCodes.print',
      tags: ['admin'],
      summary: 'Print start codes as slips to cut apart',
      requestBody: jsonBody(startCodeSlips),
      responses: { '200': { description: 'Done', content: pdf }, ...refusals },
    },
  },
  '/admin/users/import/files': { post: uploadOf('farmerImports', refusals) },
  '/admin/fields/import/files': { post: uploadOf('fieldImports', refusals) },
})

const uploadOf = (imports: string, refusals: Record<string, unknown>) => ({
  operationId: `${imports}.upload`,
  tags: ['admin'],
  summary: 'Store a file to be imported; it may come compressed (Content-Encoding: gzip)',
  parameters: [fileName],
  requestBody: { required: true, content: csv },
  responses: { '200': { description: 'Done', content: { 'application/json': { schema: idOfFile } } }, ...refusals },
})
