import { Button } from '@mantine/core'
import { useState } from 'react'
import { FieldOutline } from '#client/features/fields/outline/FieldOutline.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { bandOfFixes } from '#domain/fields/border/error-band.ts'
import { asHectares } from '#domain/fields/border/hectares.ts'
import { MAX_HECTARES, type RingCheck, readRing } from '#domain/fields/border/read-ring.ts'
import classes from '../NewField.module.css'
import { SaveField } from '../save/lazy-save-field.ts'
import type { TapeScreenProps } from '../tape/TapeScreen.tsx'
import { type OpenWalk, sentWalk } from './useWalk.ts'

const TapeScreen = lazyForm<TapeScreenProps>(async () => (await import('../tape/TapeScreen.tsx')).default)

/** Above it a tape or paces are more exact, and are offered first. */
const COARSE_PERCENT = 15

export type WalkedFieldProps = { walk: OpenWalk; onBack: () => void; onDone: () => void }

/** A field that was walked: its area with its band, and its name; a coarse one may be measured by tape instead. */
export function WalkedField({ walk, onBack, onDone }: WalkedFieldProps) {
  const [isKept, setKept] = useState(false)
  const [isTaped, setTaped] = useState(false)
  const read = readRing(walk.walked.corners)
  if ('fault' in read) return <NoField check={read.fault.check} onBack={onBack} />
  const sent = { id: walk.id, walk: sentWalk(walk) }
  if (isTaped) return <TapeScreen walked={sent} onDone={onDone} />
  const band = bandOfFixes(read.ring, read.areaM2, { fixes: walk.walked.fixes, share: 68 })
  const measured = { ...sent, ring: read.ring, hectares: asHectares(read.areaM2), band, way: 'walked' as const }
  return (
    <div className={classes.screen}>
      <FieldOutline border={read.ring} />
      {band > COARSE_PERCENT && !isKept ? (
        <Coarse percent={band} onTape={() => setTaped(true)} onKeep={() => setKept(true)} />
      ) : (
        <SaveField measured={measured} onBack={onBack} onDone={onDone} />
      )}
    </div>
  )
}

type CoarseProps = { percent: number; onTape: () => void; onKeep: () => void }

function Coarse({ percent, onTape, onKeep }: CoarseProps) {
  const t = useTranslations('fields.save')
  const format = useFormat()
  return (
    <div className={classes.side}>
      <p className={classes.warning}>
        <Value>{t('coarse', { percent: format.number(Math.round(percent) / 100, { style: 'percent' }) })}</Value>
      </p>
      <div className={classes.buttons}>
        <Button onClick={onTape}>{t('tapeInstead')}</Button>
        <Button variant="default" onClick={onKeep}>
          {t('keepWalk')}
        </Button>
      </div>
    </div>
  )
}

const WORDS: Partial<Record<RingCheck, 'tooFew' | 'straight' | 'tooLarge'>> = {
  tooFewCorners: 'tooFew',
  empty: 'tooFew',
  straightLine: 'straight',
  tooLarge: 'tooLarge',
}

/** A walk that is closed and encloses no field. */
function NoField({ check, onBack }: { check: RingCheck; onBack: () => void }) {
  const t = useTranslations('fields.walk')
  const format = useFormat()
  return (
    <div className={classes.mend} role="alert">
      <p>{t(WORDS[check] ?? 'wrong', { most: format.number(MAX_HECTARES) })}</p>
      <div className={classes.buttons}>
        <Button onClick={onBack}>{t('resume')}</Button>
      </div>
    </div>
  )
}
