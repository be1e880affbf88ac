import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { type Failure, useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import type { ImportAnswer } from '#domain/operations/translations/translation.schema.ts'

/** Compares a translator's file with what is there, and takes what is right of it. */
export function useImportTranslations(language: TranslatedLanguage) {
  const t = useTranslations('desk.translations.import')
  const [shown, setShown] = useState<ImportAnswer | null>(null)
  const write = useWrite(api.admin.translations.import.mutate, {
    failed: ({ error, reason }: Failure) => reason ?? sentenceOf(error) ?? t('failed'),
    refresh: ({ admin }, { imported }) => (imported ? admin.translations.invalidate() : undefined),
    onDone: setShown,
  })
  return {
    preview: (file: string) => {
      setShown(null)
      write.mutate({ language, file, asDrafts: false, dryRun: true })
    },
    run: (file: string, asDrafts: boolean) => write.mutate({ language, file, asDrafts, dryRun: false }),
    shown,
    failure: write.failure,
    isPending: write.isPending,
  }
}

/** What the server said of the file. */
const sentenceOf = (error: unknown) =>
  error instanceof TRPCClientError && error.data?.code === 'BAD_REQUEST' ? error.message : undefined
