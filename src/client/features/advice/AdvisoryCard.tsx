import { Button } from '@mantine/core'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isOver } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { useNow } from '#client/ui/useNow.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import { PRIORITIES, truncated } from '#domain/advice/advisory.ts'
import { langOfWord } from '#domain/languages.ts'
import classes from './AdvisoryCard.module.css'
import { useOpenAdvisory } from './useOpenAdvisory.ts'

const MAX_CONTENT = 150

/** An advisory in a list; the whole card opens it. */
export function AdvisoryCard({ advisory }: { advisory: Advisory }) {
  const t = useTranslations('farmer')
  const cropName = useCropNames()
  const open = useOpenAdvisory()
  const { title, content, priority, category, crop, validUntil } = advisory
  const isPast = isOver(validUntil, useNow())
  const lang = langOfWord(advisory.language)
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div className={classes.badges}>
        <Badge tone={PRIORITIES[priority].tone}>{t(`priority.${priority}`)}</Badge>
        <Badge tone="info">{t(`category.${category}`)}</Badge>
        {isPast && <Badge tone="warm">{t('advisories.over')}</Badge>}
        {crop && <Badge tone="good">{cropName(crop.name)}</Badge>}
      </div>
      <h3 className={classes.title} lang={lang}>
        {title}
      </h3>
      <p className={classes.content} lang={lang}>
        {truncated(content, MAX_CONTENT)}
      </p>
      <Button
        className={whole.cover}
        variant="light"
        aria-label={t('advisories.readNamed', { title })}
        onClick={() => open(advisory)}
      >
        {t('advisories.read')}
      </Button>
    </Card>
  )
}
