import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { trpc } from '#client/api/hooks.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { CardSkeletons, QueryView } from '#client/ui/QueryView.tsx'
import type { secondFactorStatus } from '#domain/people/second-factor.schema.ts'
import classes from './Security.module.css'

const DIALOGS = {
  setUp: lazy(() => import('./SetUpDialog.tsx')),
  turnOff: lazy(() => import('./TurnOffDialog.tsx')),
  codes: lazy(() => import('./NewCodesDialog.tsx')),
}
type DialogName = keyof typeof DIALOGS

/** The state of the second factor, and how to change it. */
export function SecondFactor() {
  const status = trpc.auth.secondFactor.status.useQuery(undefined, { refetchOnMount: 'always', gcTime: 0 })
  const [open, setOpen] = useState<DialogName>()
  const Dialog = open && DIALOGS[open]
  return (
    <>
      <QueryView query={status} skeleton={<CardSkeletons count={1} height={170} />}>
        {(found) => <Status status={found} onOpen={setOpen} />}
      </QueryView>
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

type StatusProps = { status: z.infer<typeof secondFactorStatus>; onOpen: (dialog: DialogName) => void }

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
      <p className={classes.note}>{isOn ? t('left', { count: recoveryCodes }) : t('lead')}</p>
      <div className={classes.actions}>
        {isOn ? (
          <>
            <Button variant="default" onClick={() => onOpen('codes')}>
              {t('fresh')}
            </Button>
            <Button variant="subtle" color="clay" onClick={() => onOpen('turnOff')}>
              {t('turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => onOpen('setUp')}>{t('turnOn')}</Button>
        )}
      </div>
    </Card>
  )
}
