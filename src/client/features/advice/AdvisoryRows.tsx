import { UnstyledButton } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import rows from '#client/ui/styles/rows.module.css'
import type { NearAdvisory } from '#domain/advice/advisory.schema.ts'
import { PRIORITIES } from '#domain/advice/advisory.ts'
import { langOfWord } from '#domain/languages.ts'
import classes from './AdvisoryRows.module.css'
import { useOpenAdvisory } from './useOpenAdvisory.ts'

/** A few advisories, a low row each; each opens as a whole, and says whether the reader grows its crop. */
export function AdvisoryRows({ advisories }: { advisories: readonly NearAdvisory[] }) {
  const open = useOpenAdvisory()
  return (
    <Card className={rows.rows}>
      {advisories.map((advisory) => (
        <AdvisoryRow key={advisory.id} advisory={advisory} onOpen={() => open(advisory)} />
      ))}
    </Card>
  )
}

function AdvisoryRow({ advisory, onOpen }: { advisory: NearAdvisory; onOpen: () => void }) {
  const t = useTranslations('farmer')
  const { title, priority, language, isOwnCrop } = advisory
  return (
    <UnstyledButton className={rows.row} onClick={onOpen}>
      <span className={rows.spoken}>{t('advisories.readNamed', { title: '' })}</span>
      <span className={classes.title} lang={langOfWord(language)}>
        {title}
      </span>
      <span className={classes.badges}>
        {isOwnCrop && <Badge tone="good">{t('advisories.own')}</Badge>}
        <Badge tone={PRIORITIES[priority].tone}>{t(`priority.${priority}`)}</Badge>
      </span>
    </UnstyledButton>
  )
}
