import { Button } from '@mantine/core'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { Importable } from '#domain/sync/saved-outbox.ts'
import classes from './Import.module.css'
import { ImportLine } from './ImportLine.tsx'
import { useImport } from './useImport.ts'

type ImportPreviewProps = { saved: Importable }

/** What a file will write, line by line, and how far it has come. */
export function ImportPreview({ saved }: ImportPreviewProps) {
  const t = useTranslations('agent.import')
  const farmer = trpc.agent.farmers.get.useQuery({ farmerId: saved.farmerId })
  const { states, isRunning, isOver, send } = useImport(saved)
  const count = saved.entries.length
  // Also those that were not tried, because the connection was lost before.
  const failed = count - states.filter((state) => state === 'done').length
  return (
    <QueryView query={farmer} skeleton={<CardSkeletons count={1} height={78} />}>
      {({ fullName }) => (
        <>
          <p>{t('preview', { name: fullName, count })}</p>
          {saved.personal > 0 && <p>{t('personal', { name: fullName, count: saved.personal })}</p>}
          <ol className={classes.list}>
            {saved.entries.map((entry, at) => (
              <ImportLine key={entry.key} entry={entry} state={states[at]} />
            ))}
          </ol>
          {isOver ? (
            <p role="status">{failed > 0 ? t('failed', { count: failed }) : t('done', { name: fullName })}</p>
          ) : (
            <Button loading={isRunning} disabled={count === 0} onClick={() => void send()}>
              {t('send', { count })}
            </Button>
          )}
          {isOver && failed > 0 && (
            <Button variant="default" onClick={() => void send()}>
              {t('again')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  )
}
