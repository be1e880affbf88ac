/** What a document is about. */
export const DOCUMENT_CATEGORIES = ['guide', 'report', 'form', 'training', 'market', 'other'] as const

/** The kinds of files that are taken, by their name's ending. */
export const DOCUMENT_TYPES = ['pdf', 'doc', 'docx', 'txt', 'md', 'xlsx', 'xls', 'csv'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]
