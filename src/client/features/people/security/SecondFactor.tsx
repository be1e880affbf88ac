import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { z } from 'zod'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { useUnkept } from '#client/query/useUnkept.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { secondFactorStatus } from '#domain/people/second-factor.schema.ts'
import { keysOf } from '#domain/table.ts'
import classes from './Security.module.css'

const DIALOGS = {
  'set-up': lazy(() => import('./SetUpDialog.tsx')),
  'turn-off': lazy(() => import('./TurnOffDialog.tsx')),
  codes: lazy(() => import('./NewCodesDialog.tsx')),
}
type SecondFactorDialog = keyof typeof DIALOGS

/** The state of the second factor, and how to change it. */
export function SecondFactor() {
  const status = trpc.auth.secondFactor.status.useQuery(undefined, { refetchOnMount: 'always', gcTime: 0 })
  const unkept = useUnkept()
  const dialog = useDialog(...keysOf(DIALOGS))
  const Dialog = dialog.name && DIALOGS[dialog.name]
  return (
    <>
      <QueryView query={status} unopened={unkept} skeleton={<CardSkeletons count={1} height={170} />}>
        {(found) => <Status status={found} onOpen={dialog.open} />}
      </QueryView>
      {Dialog && (
        <Suspense>
          <Dialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}

type StatusProps = { status: z.infer<typeof secondFactorStatus>; onOpen: (dialog: SecondFactorDialog) => void }

function Status({ status: { isOn, isRequired, recoveryCodes }, onOpen }: StatusProps) {
  const t = useTranslations('security')
  return (
    <Card className={classes.card}>
      {isRequired && !isOn && (
        <p role="alert" className={classes.alert}>
          {t('required')}
        </p>
      )}
      <div className={classes.heading}>
        <h3>{t('app')}</h3>
        <Badge tone={isOn ? 'good' : 'secondary'}>{t(isOn ? 'on' : 'off')}</Badge>
      </div>
      <p className={classes.note}>
        <Value>{isOn ? t('left', { count: recoveryCodes }) : t('lead')}</Value>
      </p>
      <div className={classes.actions}>
        {isOn ? (
          <>
            <Button variant="default" onClick={() => onOpen('codes')}>
              {t('fresh')}
            </Button>
            <Button variant="subtle" color="clay" onClick={() => onOpen('turn-off')}>
              {t('turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => onOpen('set-up')}>{t('turnOn')}</Button>
        )}
      </div>
    </Card>
  )
}
