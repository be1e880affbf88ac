/** Paths whose body is measured by its route while it arrives. */
export const LARGE_BODY_PATHS: readonly string[] = [
  '/api/admin/course-files',
  '/api/admin/courses/import',
  '/api/admin/courses/read-document',
  '/api/admin/market-prices/import',
  '/api/admin/market-prices/import/files',
  '/api/admin/users/import/files',
  '/api/admin/fields/import/files',
  '/api/documents',
]

/** Paths that take a file of fields in base64, which is larger than what a proxy lets through elsewhere. */
export const FIELD_FILE_PATHS = ['/api/admin/fields/import', '/trpc/admin.fields.import'] as const

/** Whether a request's address leads to one of them. */
export const takesLargeBody = (url: string) => LARGE_BODY_PATHS.includes(url.split('?', 1)[0]!)
