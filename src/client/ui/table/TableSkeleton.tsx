import { Skeleton } from '@mantine/core'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { useIsWide } from '../useIsWide.ts'
import classes from './DataTable.module.css'

const ROWS = Array.from({ length: 10 }, (_, row) => row)

/** A list that is coming: the bar and the rows of a table on a computer, the cards on a phone, as high as those are. */
export function TableSkeleton({ cardHeight }: { cardHeight: number }) {
  const isWide = useIsWide()
  return (
    <div className={classes.coming}>
      <div className={classes.comingBar}>
        <Skeleton height={20} width={80} radius="lg" />
        <Skeleton height={44} width={isWide ? 280 : 150} radius="lg" />
      </div>
      {isWide ? (
        <div className={classes.scroll}>
          {ROWS.map((row) => (
            <div key={row} className={classes.comingRow}>
              <Skeleton height={18} radius="lg" />
            </div>
          ))}
        </div>
      ) : (
        <CardSkeletons count={6} height={cardHeight} grid={classes.cards} />
      )}
    </div>
  )
}
