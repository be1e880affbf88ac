import { Button } from '@mantine/core'
import { useProductText } from '#client/features/finance/useProductText.ts'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import classes from './ProductCard.module.css'

type ProductCardProps = {
  name: string
  description: string | null
  headline: string
  facts: readonly Fact[]
  children?: Shown
  /** Null for what cannot be asked for at present. */
  onApply: (() => void) | null
}

/** A loan or an insurance on offer: amounts in large type, conditions below, and the button to ask for it. */
export function ProductCard({ name, description, headline, facts, children, onApply }: ProductCardProps) {
  const t = useTranslations('finance')
  const textOf = useProductText()
  return (
    <Card className={classes.card}>
      <h3 className={classes.name}>{name}</h3>
      <b className={classes.headline}>{headline}</b>
      {description && <p className={classes.text}>{textOf(description)}</p>}
      {children}
      <Facts facts={facts} />
      {onApply && (
        <Button variant="default" aria-label={t('applyNamed', { name })} onClick={onApply}>
          {t('applyShort')}
        </Button>
      )}
    </Card>
  )
}
