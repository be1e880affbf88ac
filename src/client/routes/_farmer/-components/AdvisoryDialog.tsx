import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { Badge } from '#client/components/Badge.tsx'
import { SheetDialog } from '#client/components/SheetDialog.tsx'
import type { Advisory } from '#domain/farmer/advisory.schema.ts'
import { actionSteps, PRIORITIES } from '#domain/farmer/advisory.ts'
import classes from './AdvisoryDialog.module.css'

export default function AdvisoryDialog({ advisory, onClose }: { advisory: Advisory; onClose: () => void }) {
  const t = useTranslations('farmer')
  return (
    <SheetDialog opened onClose={onClose} title={advisory.title}>
      <Tabs defaultValue="details">
        <Tabs.List grow className={classes.tabs}>
          <Tabs.Tab value="details">{t('advisories.details')}</Tabs.Tab>
          <Tabs.Tab value="steps">{t('advisories.steps')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details" className={classes.panel}>
          <Facts advisory={advisory} />
          <p className={classes.text}>{advisory.content}</p>
        </Tabs.Panel>
        <Tabs.Panel value="steps" className={classes.panel}>
          <Steps content={advisory.content} />
        </Tabs.Panel>
      </Tabs>
    </SheetDialog>
  )
}

function Facts({ advisory: { priority, category, crop, createdAt, validUntil } }: { advisory: Advisory }) {
  const t = useTranslations('farmer')
  const format = useFormatter()
  const date = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' })
  return (
    <div className={classes.facts}>
      <Badge tone={PRIORITIES[priority].tone}>{t(`priority.${priority}`)}</Badge>
      <Badge tone="info">{t(`category.${category}`)}</Badge>
      <Badge tone="good">{crop?.name ?? t('advisories.allCrops')}</Badge>
      <span>{date(createdAt)}</span>
      {validUntil && <span>{t('advisories.validUntil', { date: date(validUntil) })}</span>}
    </div>
  )
}

function Steps({ content }: { content: string }) {
  const t = useTranslations('farmer.advisories')
  const steps = actionSteps(content)
  if (steps.length === 0) return <p className={classes.text}>{t('noSteps')}</p>
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
