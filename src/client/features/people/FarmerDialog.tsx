import { Button } from '@mantine/core'
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Facts } from '#client/ui/page/Facts.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import type { Farmer } from '#domain/people/farmer.schema.ts'
import classes from './FarmerDialog.module.css'
import { SmsConversation } from './SmsConversation.tsx'
import sms from './SmsForm.module.css'
import { SmsForm } from './SmsForm.tsx'

/** A farmer as agents see one: how to reach them, and what they grow. */
export default function FarmerDialog({ farmerId, onClose }: { farmerId: string; onClose: () => void }) {
  const t = useTranslations('agent')
  const farmer = trpc.agent.farmers.get.useQuery({ farmerId })
  return (
    <SheetDialog onClose={onClose} title={farmer.data?.fullName ?? t('farmer')}>
      <div className={classes.parts}>
        <QueryView query={farmer}>{(found) => <Reach farmer={found} />}</QueryView>
        <section aria-label={t('grows')}>
          <h3 className={classes.heading}>{t('grows')}</h3>
          <Crops farmerId={farmerId} />
        </section>
        {farmer.data && <Messages farmer={farmer.data} />}
      </div>
    </SheetDialog>
  )
}

/** The text messages to a farmer, and a new one where there is a phone. */
function Messages({ farmer }: { farmer: Farmer }) {
  const t = useTranslations('agent.sms')
  const [isWriting, setWriting] = useState(false)
  return (
    <section aria-label={t('conversation')} className={sms.section}>
      <h3 className={classes.heading}>{t('conversation')}</h3>
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

function Reach({ farmer: { phone, email, location, isActive, createdAt } }: { farmer: Farmer }) {
  const t = useTranslations('agent')
  const format = useFormatter()
  return (
    <>
      <Facts
        facts={[
          [t('place'), location ?? t('noLocation')],
          [t('joined'), format.dateTime(new Date(createdAt), { dateStyle: 'medium' })],
          [t('state'), t(isActive ? 'active' : 'inactive')],
          ...(phone ? [] : [[t('phone'), t('noPhone')] as const]),
        ]}
      />
      {phone && (
        <a className={classes.way} href={`tel:${phone}`}>
          <IconPhone size={20} aria-hidden="true" /> {phone}
        </a>
      )}
      {email && (
        <a className={classes.way} href={`mailto:${encodeURIComponent(email)}`}>
          <IconMail size={20} aria-hidden="true" /> {email}
        </a>
      )}
    </>
  )
}

function Crops({ farmerId }: { farmerId: string }) {
  const t = useTranslations('agent')
  const words = useTranslations('farmer')
  const format = useFormatter()
  const cropName = useCropNames()
  const crops = trpc.farmer.crops.list.useQuery({ farmerId })
  return (
    <QueryView query={crops} empty={<EmptyState text={t('growsNothing')} />}>
      {(grown) => (
        <ul className={classes.crops}>
          {grown.map(({ id, crop, status, areaSize }) => (
            <li key={id}>
              <b>{cropName(crop.name)}</b>
              {areaSize !== null && (
                <span>{t('hectares', { area: format.number(areaSize, { maximumFractionDigits: 2 }) })}</span>
              )}
              <Badge tone={status === 'problem' ? 'destructive' : 'info'}>{words(`status.${status}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
