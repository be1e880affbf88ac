import { Button } from '@mantine/core'
import { IconCloudCheck, IconDownload, IconSend } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useStorageUsage } from '#client/offline/cache/useStorageUsage.ts'
import { useOnline } from '#client/offline/connection.ts'
import { isToBeSent } from '#client/offline/outbox/entry.ts'
import { outbox } from '#client/offline/outbox/outbox.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import classes from './Outbox.module.css'
import { OutboxItem } from './OutboxItem.tsx'
import { SentList } from './SentList.tsx'
import { saveAsFile } from './save-as-file.ts'

/** Writes that the server does not have yet: none is lost, and none is discarded without the user. */
export function OutboxScreen() {
  const t = useTranslations('outbox')
  const { entries: all, sending } = useOutbox()
  const entries = all.filter(isToBeSent)
  const isOnline = useOnline()
  const { data: usage } = useStorageUsage()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={classes.page}>
        <p className={classes.lead}>{t('lead')}</p>
        {entries.length === 0 ? (
          <EmptyState
            drawing={<IconCloudCheck size={38} stroke={1.6} aria-hidden="true" />}
            text={t('none')}
            hint={t('noneHint')}
          />
        ) : (
          <>
            <div className={classes.row}>
              <Button
                disabled={!isOnline}
                loading={sending !== null}
                leftSection={<IconSend size={18} aria-hidden="true" />}
                onClick={() => void outbox.sendAll()}
              >
                {t('sendNow')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden="true" />}
                onClick={() => saveAsFile(entries)}
              >
                {t('saveFile')}
              </Button>
            </div>
            {usage?.isProtected === false && <p className={classes.lead}>{t('unprotected')}</p>}
            <ul className={classes.list}>
              {entries.map((entry, at) => (
                <OutboxItem
                  key={entry.key}
                  entry={entry}
                  isSending={entry.seq === sending}
                  isHeld={entries.slice(0, at).some(({ refusal, rows }) => refusal && rows.some((row) => entry.rows.includes(row)))} // biome-ignore format: one sentence
                />
              ))}
            </ul>
          </>
        )}
        <SentList />
      </div>
    </>
  )
}
