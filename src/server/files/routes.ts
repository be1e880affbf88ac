import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import type { CatalogueOf } from '#domain/operations/translations/catalogue.ts'
import type { ServerEnv } from '../http/env.ts'
import type { ServerImports } from '../imports/imports.ts'
import type { FileRoutes } from './access.ts'
import { certificates } from './certificates.ts'
import { chosenFieldFiles } from './chosen-field-files.ts'
import { courseFileUploads, courseMedia } from './course-files.ts'
import { courseZips } from './course-zips.ts'
import { documents } from './documents.ts'
import { fieldCardRoutes } from './field-cards.ts'
import { fieldFiles } from './field-files.ts'
import { importFiles } from './import-files.ts'
import { lessonDocuments } from './lesson-documents.ts'
import { liveWords } from './live-words.ts'
import { personalExports } from './personal-exports.ts'
import { photos } from './photos.ts'
import { startCodeSlipRoutes } from './start-code-slips.ts'
import { statements } from './statements.ts'
import { visitsCalendar } from './visits-calendar.ts'

type Deps = FileRoutes & {
  db: Db
  now: () => Date
  origin: string | null
  /** To which number Kuu's text messages go; null where none is known. */
  smsNumber: string | null
  imports: ServerImports
  catalogueOf: CatalogueOf
}

/** The paths of files and of what JSON cannot carry. */
export function fileRoutes({ contextOf, folder, db, now, origin, smsNumber, imports, catalogueOf }: Deps) {
  const files = { contextOf, folder }
  return new Hono<ServerEnv>()
    .route('/api', importFiles({ contextOf, imports }))
    .route('/api', liveWords({ db, catalogueOf }))
    .route('/api', certificates({ contextOf, origin }))
    .route('/api', startCodeSlipRoutes({ contextOf, origin }))
    .route('/api', courseFileUploads(files))
    .route('/api', courseZips(files))
    .route('/api', lessonDocuments(files))
    .route('/api', personalExports(files))
    .route('/api', fieldFiles(files))
    .route('/api', chosenFieldFiles(files))
    .route('/api', fieldCardRoutes({ contextOf, smsNumber }))
    .route('/api', visitsCalendar({ db, now }))
    .route('/api', documents(files))
    .route('/api', photos(files))
    .route('/api', statements({ contextOf }))
    .route('/', courseMedia({ db, folder }))
}
