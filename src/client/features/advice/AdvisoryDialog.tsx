import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isOver } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TabList } from '#client/ui/dialog/TabList.tsx'
import tabs from '#client/ui/dialog/tabs.module.css'
import { useNow } from '#client/ui/useNow.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import { actionSteps, PRIORITIES } from '#domain/advice/advisory.ts'
import { dateAt } from '#domain/dates.ts'
import { langOfWord } from '#domain/languages.ts'
import { AdvisoryActions } from './AdvisoryActions.tsx'
import classes from './AdvisoryDialog.module.css'
import { RelatedTips } from './RelatedTips.tsx'

export default function AdvisoryDialog({ advisory, onClose }: { advisory: Advisory; onClose: () => void }) {
  const t = useTranslations('advisories.dialog')
  const lang = langOfWord(advisory.language)
  return (
    <SheetDialog onClose={onClose} title={<span lang={lang}>{advisory.title}</span>}>
      <AdvisoryActions advisory={advisory} />
      <Tabs defaultValue="details">
        <TabList grow>
          <Tabs.Tab value="details">{t('details')}</Tabs.Tab>
          <Tabs.Tab value="steps">{t('steps')}</Tabs.Tab>
          <Tabs.Tab value="related">{t('related')}</Tabs.Tab>
        </TabList>
        <Tabs.Panel value="details" className={tabs.panel}>
          <Facts advisory={advisory} />
          <p className={classes.text} lang={lang}>
            {advisory.content}
          </p>
        </Tabs.Panel>
        <Tabs.Panel value="steps" className={tabs.panel}>
          <Steps content={advisory.content} lang={lang} />
        </Tabs.Panel>
        <Tabs.Panel value="related" className={tabs.panel} keepMounted={false}>
          <RelatedTips id={advisory.id} />
        </Tabs.Panel>
      </Tabs>
    </SheetDialog>
  )
}

function Facts({ advisory: { priority, category, crop, createdAt, validUntil } }: { advisory: Advisory }) {
  const t = useTranslations('advisories.dialog')
  const names = useTranslations('farmer')
  const cropName = useCropNames()
  const format = useFormat()
  const date = (instant: string) => format.dateTime(dateAt(instant), { dateStyle: 'medium' })
  const isPast = isOver(validUntil, useNow())
  return (
    <div className={classes.facts}>
      <Badge tone={PRIORITIES[priority].tone}>{names(`priority.${priority}`)}</Badge>
      <Badge tone="info">{names(`category.${category}`)}</Badge>
      <Badge tone="good">{crop ? cropName(crop.name) : t('allCrops')}</Badge>
      <span>{date(createdAt)}</span>
      {validUntil && <span>{t(isPast ? 'ended' : 'validUntil', { date: date(validUntil) })}</span>}
    </div>
  )
}

function Steps({ content, lang }: { content: string; lang: string | undefined }) {
  const t = useTranslations('advisories.dialog')
  const steps = actionSteps(content)
  if (steps.length === 0) return <p className={classes.text}>{t('noSteps')}</p>
  return (
    <ol className={classes.steps} lang={lang}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
