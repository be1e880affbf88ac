import { useTranslations } from 'use-intl'
import desk from '#client/features/operations/desk/Desk.module.css'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import type { PriceImport } from './usePriceImport.ts'

/** How far the upload is, and then the reading, the comparing and the writing. */
export function ImportProgress({ percent, running }: Pick<PriceImport, 'percent' | 'running'>) {
  const t = useTranslations('desk.priceImport.phase')
  const words = t(percent !== null ? 'uploading' : (running?.phase ?? 'reading'))
  const share = running && running.total > 0 ? Math.floor((running.done * 100) / running.total) : 0
  return (
    <Card className={desk.card}>
      <p role="status">{words}</p>
      <ProgressBar percent={percent ?? share} label={words} />
    </Card>
  )
}
