import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { type Failure, useWrite } from '#client/api/useWrite.ts'
import type { FarmerImport } from '#domain/people/desk-user.schema.ts'

/** Compares a file of farmers with what is there, and imports it. */
export function useImportFarmers() {
  const t = useTranslations('desk.user.import')
  const [shown, setShown] = useState<FarmerImport | null>(null)
  const [done, setDone] = useState<FarmerImport | null>(null)
  const write = useWrite(api.admin.users.import.mutate, {
    failed: ({ error, reason }: Failure) => reason ?? sentenceOf(error) ?? t('failed'),
    refresh: (utils, { imported }) => (imported > 0 ? utils.admin.invalidate() : undefined),
    // What was right before may be taken meanwhile: then nothing was imported, and the faults are shown.
    onDone: (answer) => (answer.isDryRun || answer.refused > 0 ? setShown(answer) : setDone(answer)),
  })
  return {
    preview: (file: string) => {
      setShown(null)
      write.mutate({ file, dryRun: true })
    },
    run: (file: string) => write.mutate({ file, dryRun: false }),
    shown,
    done,
    failure: write.failure,
    isPending: write.isPending,
  }
}

/** What the server said of the file. */
const sentenceOf = (error: unknown) =>
  error instanceof TRPCClientError && error.data?.code === 'BAD_REQUEST' ? error.message : undefined
