import { DOCUMENT_MEDIA } from '#domain/support/documents/document-type.ts'

const docx = { [DOCUMENT_MEDIA.docx]: { schema: { type: 'string', format: 'binary' } } }
const count = { type: 'integer', minimum: 0 }
const readDocument = {
  type: 'object',
  required: ['sections', 'leftOut'],
  properties: {
    sections: {
      type: 'array',
      items: {
        type: 'object',
        required: ['level', 'title', 'content'],
        properties: { level: { enum: [0, 1, 2] }, title: { type: 'string' }, content: { type: 'string' } },
      },
    },
    leftOut: {
      type: 'object',
      required: ['pictures', 'formulas', 'charts'],
      properties: { pictures: count, formulas: count, charts: count },
    },
  },
}

/** The path by which a document of Word is read into lessons; `refusals` are those of every path. */
export const documentPaths = (refusals: object) => ({
  '/admin/courses/read-document': {
    post: {
      operationId: 'courses.readDocument',
      tags: ['admin'],
      summary: 'Read a document of Word (.docx) into sections of Markdown; its pictures are stored, nothing else is',
      requestBody: { required: true, content: docx },
      responses: {
        '200': { description: 'Done', content: { 'application/json': { schema: readDocument } } },
        ...refusals,
      },
    },
  },
})
