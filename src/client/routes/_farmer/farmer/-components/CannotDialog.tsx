import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import form from '#client/ui/fields/form.module.css'
import type { DueAdvice } from '#domain/advice/advisory.schema.ts'
import { useAnswer } from './useAnswer.ts'

export default function CannotDialog({ due, onClose }: { due: DueAdvice; onClose: () => void }) {
  const t = useTranslations('advisories.due')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const answer = useAnswer(onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!reason.trim())
    if (reason.trim()) answer.mutate({ deliveryId: due.id, answer: 'cannot', reason })
  }
  return (
    <SheetDialog opened onClose={onClose} title={due.advisory.title}>
      <form noValidate className={form.form} onSubmit={send}>
        <Textarea
          label={t('why')}
          description={t('whyHint')}
          rows={3}
          maxLength={500}
          value={reason}
          error={isMissing && t('missing')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={answer.isPending}>
          {t('send')}
        </Button>
      </form>
    </SheetDialog>
  )
}
