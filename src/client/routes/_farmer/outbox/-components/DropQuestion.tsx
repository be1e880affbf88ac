import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { isFieldCreation } from '#client/offline/outbox/field-order.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { Question } from '#client/ui/Question.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { useOutboxActions } from './useOutboxActions.ts'
import { waitingFor } from './waiting-for.ts'
import { whatOf } from './words.ts'

/** Asks before an entry is thrown away, and names what goes with it. */
export function DropQuestion({ entry, onKeep }: { entry: OutboxEntry; onKeep: () => void }) {
  const t = useTranslations('outbox')
  const format = useFormat()
  const { drop } = useOutboxActions()
  const waiting = waitingFor(entry, useOutbox().entries)
  const names = waiting.flatMap(({ path, attachment }) => [
    t(`what.${whatOf(path)}`, { name: '' }),
    ...(attachment ? [t('photo')] : []),
  ])
  const dropAll = async () => {
    for (const each of [...waiting].reverse()) await drop(each)
    await drop(entry)
  }
  return (
    <Question keep={t('keep')} confirm={t('dropConfirm')} onKeep={onKeep} onConfirm={() => void dropAll()}>
      <p>{t('dropQuestion')}</p>
      {waiting.length > 0 && (
        <p>
          <Value>
            {t(isFieldCreation(entry) ? 'dropWaitingField' : 'dropWaiting', {
              count: waiting.length,
              names: format.list(names),
            })}
          </Value>
        </p>
      )}
    </Question>
  )
}
