import type { Advisory } from '#domain/farmer/advisory.schema.ts'
import { AdvisoryCard } from './AdvisoryCard.tsx'
import grid from './grid.module.css'

export const AdvisoryCards = ({ advisories }: { advisories: readonly Advisory[] }) => (
  <div className={grid.cards}>
    {advisories.map((advisory) => (
      <AdvisoryCard key={advisory.id} advisory={advisory} />
    ))}
  </div>
)
