import { Button } from '@mantine/core'
import { LogLine } from '#client/features/crops/detail/LogLine.tsx'
import lists from '#client/features/crops/detail/lists.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { CropActivityLine } from '#domain/crops/crop-log.schema.ts'
import classes from './Outbox.module.css'
import { useOutboxActions } from './useOutboxActions.ts'

type RemovalQuestionProps = { entry: OutboxEntry; added: CropActivityLine[] }

/** A removal that others wrote about meanwhile: shows what, and the farmer chooses. */
export function RemovalQuestion({ entry, added }: RemovalQuestionProps) {
  const t = useTranslations('outbox.added')
  const { resend, drop } = useOutboxActions()
  return (
    <>
      <p className={classes.question}>{t('lead')}</p>
      <ol className={lists.list}>
        {added.map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </ol>
      <div className={classes.actions}>
        <Button variant="light" onClick={() => void drop(entry)}>
          {t('keep')}
        </Button>
        <Button variant="light" color="clay" onClick={() => void resend(entry, knowing(entry.input, added))}>
          {t('remove')}
        </Button>
      </div>
    </>
  )
}

/** The removal, knowing these lines too. */
function knowing(input: OutboxEntry['input'], added: CropActivityLine[]) {
  const { seen } = input.basis as { seen: string[] }
  return { ...input, basis: { seen: [...seen, ...added.map(({ id }) => id)] } }
}
