import { Card } from '#client/components/Card.tsx'
import classes from './ProductCard.module.css'

type ProductCardProps = {
  name: string
  description: string | null
  headline: string
  facts: [name: string, value: string][]
}

/** A loan or an insurance on offer: the amounts large, the conditions below. */
export const ProductCard = ({ name, description, headline, facts }: ProductCardProps) => (
  <Card className={classes.card}>
    <h3 className={classes.name}>{name}</h3>
    <b className={classes.headline}>{headline}</b>
    {description && <p className={classes.text}>{description}</p>}
    <dl className={classes.facts}>
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt>{fact}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
