import { PHOTO_TYPES } from '#domain/crops/photo/photo.ts'

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const picture = Object.fromEntries(PHOTO_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
const pdf = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
const idOfPhoto = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }

/** The paths that carry files in place of JSON; http/photos.ts and http/certificates.ts answer them. */
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
  '/photos/{photoId}': {
    get: {
      operationId: 'photos.get',
      tags: ['farmer'],
      summary: 'A photo, for its farmer, agents and administrators',
      parameters: [inPath('photoId')],
      responses: { '200': { description: 'Done', content: picture }, ...refusals },
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
})
