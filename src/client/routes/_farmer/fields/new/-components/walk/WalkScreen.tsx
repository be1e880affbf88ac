import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import classes from '../NewField.module.css'
import { useWakeLock } from './useWakeLock.ts'
import { useWalk } from './useWalk.ts'
import type { WalkedFieldProps } from './WalkedField.tsx'
import { Walking } from './Walking.tsx'

const WalkedField = lazyForm<WalkedFieldProps>(async () => (await import('./WalkedField.tsx')).WalkedField)

/** A field that somebody walks round: before, while, and after. */
export default function WalkScreen() {
  const { walk, isKept, begin, tell, discard } = useWalk()
  const isUnderWay = Boolean(walk) && !walk?.walked.isClosed
  const staysOn = useWakeLock(isUnderWay)
  if (walk === undefined)
    return (
      <Loading>
        <CardSkeletons count={1} height={320} />
      </Loading>
    )
  if (walk === null) return <BeforeWalk onBegin={begin} />
  if (walk.walked.isClosed && !walk.walked.crossing) return <WalkedField walk={walk} onBack={() => tell({ is: 'resume' })} onDone={discard} /> // biome-ignore format: one row
  return <Walking walk={walk} tell={tell} isKept={isKept} staysOn={staysOn} onDiscard={discard} />
}

function BeforeWalk({ onBegin }: { onBegin: () => void }) {
  const t = useTranslations('fields.walk')
  return (
    <div className={classes.side}>
      <p>{t('lead')}</p>
      <p className={classes.note}>{t('leadHint')}</p>
      <div className={classes.buttons}>
        <Button size="md" onClick={onBegin}>
          {t('start')}
        </Button>
      </div>
    </div>
  )
}
