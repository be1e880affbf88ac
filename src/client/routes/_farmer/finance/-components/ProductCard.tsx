import { useProductText } from '#client/features/finance/useProductText.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import classes from './ProductCard.module.css'

type ProductCardProps = {
  name: string
  description: string | null
  headline: string
  facts: readonly Fact[]
}

/** A loan or an insurance on offer: amounts in large type, conditions below. */
export function ProductCard({ name, description, headline, facts }: ProductCardProps) {
  const textOf = useProductText()
  return (
    <Card className={classes.card}>
      <h3 className={classes.name}>{name}</h3>
      <b className={classes.headline}>{headline}</b>
      {description && <p className={classes.text}>{textOf(description)}</p>}
      <Facts facts={facts} />
    </Card>
  )
}
