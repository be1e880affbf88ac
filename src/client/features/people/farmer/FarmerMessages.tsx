import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FarmerDetail } from '#domain/people/farmer.schema.ts'
import { SmsConversation } from '../SmsConversation.tsx'
import sms from '../SmsForm.module.css'
import { SmsForm } from '../SmsForm.tsx'

/** The text messages to a farmer, and a new one where there is a phone. */
export default function FarmerMessages({ farmer }: { farmer: FarmerDetail }) {
  const t = useTranslations('agent.sms')
  const [isWriting, setWriting] = useState(false)
  return (
    <section aria-label={t('conversation')} className={sms.section}>
      {farmer.phone && !isWriting && (
        <Button
          variant="default"
          leftSection={<IconMessage size={20} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          {t('send')}
        </Button>
      )}
      {isWriting && <SmsForm farmer={farmer} onSent={() => setWriting(false)} />}
      <SmsConversation farmerId={farmer.id} />
    </section>
  )
}
