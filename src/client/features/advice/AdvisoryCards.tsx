import grid from '#client/ui/page/grid.module.css'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'

export const AdvisoryCards = ({ advisories }: { advisories: readonly Advisory[] }) => (
  <div className={grid.cards}>
    {advisories.map((advisory) => (
      <AdvisoryCard key={advisory.id} advisory={advisory} />
    ))}
  </div>
)
