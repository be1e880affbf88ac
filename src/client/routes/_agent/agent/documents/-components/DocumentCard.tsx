import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { askServer } from '#client/offline/connection.ts'
import { getSession } from '#client/phone/session.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Question } from '#client/ui/Question.tsx'
import { saveFile } from '#client/ui/save-file.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { dateAt } from '#domain/dates.ts'
import type { Document } from '#domain/support/documents/document.schema.ts'
import classes from './Documents.module.css'

const KB = 1024

/** A document: what it is, who shared it when, and the ways to have it and to delete it. */
export function DocumentCard({ document }: { document: Document }) {
  const t = useTranslations('agent.documents')
  const format = useFormat()
  const { id, name, type, size, category, description, uploadedBy, uploadedAt, canDelete } = document
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite(api.agent.documents.delete.mutate, {
    done: { title: t('deleted', { name }), tone: 'good' },
    failed: ({ reason }) => reason ?? t('notDeleted'),
    refresh: ({ agent }) => agent.documents.invalidate(),
  })
  const download = async () => {
    try {
      const token = getSession()?.token
      const answer = await askServer(
        `/api/documents/${id}`,
        token ? { headers: { authorization: `Bearer ${token}` } } : {},
      )
      if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
      saveFile(name, answer.headers.get('content-type') ?? '', await answer.blob())
    } catch {
      showToast({ title: t('downloadFailed'), text: t('tryAgain'), tone: 'bad' })
    }
  }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <b>{name}</b>
        <Badge tone="info">{t(`categories.${category}`)}</Badge>
      </div>
      {description && <p className={classes.text}>{description}</p>}
      <p className={classes.meta}>
        {t('facts', {
          type: type.toUpperCase(),
          size: format.number(Math.max(1, Math.round(size / KB))),
          name: uploadedBy ?? t('nobody'),
          date: format.dateTime(dateAt(uploadedAt), { dateStyle: 'medium' }),
        })}
      </p>
      {isAsking ? (
        <Question
          keep={t('keep')}
          confirm={t('delete')}
          isPending={remove.isPending}
          onKeep={() => setAsking(false)}
          onConfirm={() => remove.mutate({ id })}
        >
          <p>{t('deleteAsk', { name })}</p>
        </Question>
      ) : (
        <div className={classes.ways}>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            aria-label={t('downloadNamed', { name })}
            onClick={() => void download()}
          >
            {t('download')}
          </Button>
          {canDelete && (
            <Button
              variant="subtle"
              color="clay"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              aria-label={t('deleteNamed', { name })}
              onClick={() => setAsking(true)}
            >
              {t('delete')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
