import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { CardSkeletons, Loading } from '#client/ui/Skeletons.tsx'
import classes from '../NewField.module.css'
import { isSameTarget } from '../target.ts'
import { useTarget } from '../useTarget.ts'
import { useOnlyWindow } from './useOnlyWindow.ts'
import { useWakeLock } from './useWakeLock.ts'
import { useWalk } from './useWalk.ts'
import type { WalkedFieldProps } from './WalkedField.tsx'
import { Walking } from './Walking.tsx'

const WalkedField = lazyForm<WalkedFieldProps>(async () => (await import('./WalkedField.tsx')).WalkedField)

/** A field that somebody walks round, in one window at a time: two would mix their fixes. */
export default function WalkScreen() {
  const { isHere, take } = useOnlyWindow('kuu-walk')
  if (isHere === undefined) return <Waiting />
  return isHere ? <Walk /> : <WalkElsewhere onTake={take} />
}

/** A walk before, while, and after. */
function Walk() {
  const { search, place } = useTarget()
  const { walk, isKept, begin, tell, discard } = useWalk()
  const isUnderWay = Boolean(walk) && !walk?.walked.isClosed
  const staysOn = useWakeLock(isUnderWay)
  if (walk === undefined) return <Waiting />
  if (walk === null) return <BeforeWalk onBegin={begin} />
  const { target = {} } = walk
  // The walk that is under way is that of another field.
  if (!isSameTarget(target, search)) return <Navigate to={place} search={{ ...target, way: 'walk' }} replace />
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

function WalkElsewhere({ onTake }: { onTake: () => void }) {
  const t = useTranslations('fields.walk')
  return (
    <div className={classes.side}>
      <p role="status">{t('elsewhere')}</p>
      <div className={classes.buttons}>
        <Button size="md" onClick={onTake}>
          {t('takeHere')}
        </Button>
      </div>
    </div>
  )
}

const Waiting = () => (
  <Loading>
    <CardSkeletons count={1} height={320} />
  </Loading>
)
