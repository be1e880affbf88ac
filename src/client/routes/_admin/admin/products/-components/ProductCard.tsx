import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { RowActions } from '#client/features/operations/admin/RowActions.tsx'
import { ActiveBadge } from '#client/features/operations/admin/StateBadges.tsx'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'

type ProductCardProps = {
  product: { id: string; name: string; provider: string; isActive: boolean }
  facts: Fact[]
}

/** A loan or an insurance on offer. */
export const ProductCard = ({ product: { id, name, provider, isActive }, facts }: ProductCardProps) => (
  <Card className={adminClasses.card}>
    <h2>{name}</h2>
    <div className={adminClasses.badges}>
      <ActiveBadge isActive={isActive} />
    </div>
    <p className={adminClasses.quiet}>{provider}</p>
    <Facts facts={facts} />
    <RowActions id={id} name={name} isKept />
  </Card>
)
