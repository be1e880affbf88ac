import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SmsConversation } from '../SmsConversation.tsx'
import sms from '../SmsForm.module.css'
import { SmsForm } from '../SmsForm.tsx'
import type { FarmerPanelProps } from './panel.ts'

/** The text messages to a farmer, and a new one where there is a phone. */
export default function FarmerMessages({ farmer, isWriting, onWriting }: FarmerPanelProps) {
  const t = useTranslations('agent.sms')
  return (
    <section aria-label={t('conversation')} className={sms.section}>
      {farmer.phone && !isWriting && (
        <Button
          variant="default"
          leftSection={<IconMessage size={20} aria-hidden="true" />}
          onClick={() => onWriting(true)}
        >
          {t('send')}
        </Button>
      )}
      {isWriting && <SmsForm farmer={farmer} onSent={() => onWriting(false)} />}
      <SmsConversation farmerId={farmer.id} />
    </section>
  )
}
