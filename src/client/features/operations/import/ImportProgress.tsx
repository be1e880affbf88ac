import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import type { FileImport } from './useFileImport.ts'

type Phase = 'uploading' | NonNullable<FileImport['running']>['phase']
type ImportProgressProps = Pick<FileImport, 'percent' | 'running'> & {
  /** What is done in a phase, in a sentence, and how far it is. */
  say: (phase: Phase, progress: { done: number; total: number }) => string
}

/** How far the upload is, and then the reading, the comparing and the writing. */
export function ImportProgress({ percent, running, say }: ImportProgressProps) {
  const { done, total } = running ?? { done: 0, total: 0 }
  const words = say(percent !== null ? 'uploading' : (running?.phase ?? 'reading'), { done, total })
  const share = total > 0 ? Math.floor((done * 100) / total) : 0
  return (
    <>
      <p role="status">{words}</p>
      <ProgressBar percent={percent ?? share} label={words} />
    </>
  )
}
