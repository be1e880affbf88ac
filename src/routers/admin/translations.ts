import * as z from 'zod'
import { draftSettings, draftSwitch } from '#domain/operations/translations/drafts.schema.ts'
import {
  exportInput,
  importAnswer,
  importInput,
  messagePlace,
  saveTranslationInput,
  translation,
  translationBefore,
  translationFile,
  translationFilter,
  translationPage,
} from '#domain/operations/translations/translation.schema.ts'
import { DRAFTS_SETTING, findDrafts, switchDraft } from '#services/operations/translations/drafts.ts'
import { exportTranslations } from '#services/operations/translations/export-translations.ts'
import { importTranslations } from '#services/operations/translations/import/import-translations.ts'
import { readImport } from '#services/operations/translations/import/read-import.ts'
import { listTranslations } from '#services/operations/translations/list-translations.ts'
import { resetTranslation, saveTranslation } from '#services/operations/translations/save-translation.ts'
import { as, router } from '../trpc.ts'

const table = 'translations'
const idOf = ({ language, key }: z.infer<typeof messagePlace>) => `${language}/${key}`

/** The words of the client in every language, as administrators write them. */
export const translations = router({
  list: as('admin')
    .input(translationFilter)
    .output(translationPage)
    .query(({ ctx, input }) => listTranslations(ctx.db, ctx.catalogueOf, input)),

  save: as('admin')
    .input(saveTranslationInput)
    .output(translation)
    .mutation(({ ctx, input }) => ctx.write((tx) => saveTranslation(tx, input, ctx), { table, id: idOf(input) })),

  /** Back to the text of the release. */
  reset: as('admin')
    .input(messagePlace)
    .output(z.object({ translation, before: translationBefore }))
    .mutation(({ ctx, input }) => ctx.write((tx) => resetTranslation(tx, input, ctx), { table, id: idOf(input) })),

  /** Which languages are offered at no door, though the release has a draft of them. */
  drafts: as('admin')
    .output(draftSettings)
    .query(({ ctx }) => findDrafts(ctx.db)),

  /** Holds within a minute, at every door. */
  switchDraft: as('admin')
    .input(draftSwitch)
    .output(draftSettings)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => switchDraft(tx, input, ctx), { table: 'settings', id: DRAFTS_SETTING }),
    ),

  export: as('admin')
    .input(exportInput)
    .output(translationFile)
    .query(({ ctx, input }) => exportTranslations(ctx.db, ctx.catalogueOf, input)),

  /** Takes what is right of a translator's file; a dry run tells what that is, and why the rest is refused. */
  import: as('admin')
    .input(importInput)
    .output(importAnswer)
    .mutation(({ ctx, input }) => {
      const read = readImport(ctx.db, ctx.catalogueOf, input)
      if (input.dryRun) return read.answer
      return ctx.write((tx) => importTranslations(tx, read, ctx), { table, id: read.taken.map(idOf) })
    }),
})
