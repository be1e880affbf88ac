import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './OwnNumber.module.css'

type DialStepProps = { which: { accountId?: string }; serviceCode: string | null; onBack: () => void }

/** Shows a code, which is typed into the menu of USSD on the phone itself. */
export function DialStep({ which, serviceCode, onBack }: DialStepProps) {
  const t = useTranslations('profile.number')
  const [code, setCode] = useState<string | null>(null)
  const show = useWrite(api.farmer.profile.showCode.mutate, {
    failed: t('failed'),
    onDone: (shown) => setCode(shown.code),
  })
  return (
    <>
      <p className={classes.note}>
        <Value>{serviceCode ? t('dialLead', { code: serviceCode }) : t('dialLeadUnknown')}</Value>
      </p>
      {code && (
        <>
          <p className={classes.code} role="status">
            <Value>{code}</Value>
          </p>
          <p className={classes.note}>{t('dialHint')}</p>
        </>
      )}
      <div className={classes.actions}>
        <Button variant={code ? 'default' : 'filled'} loading={show.isPending} onClick={() => show.mutate(which)}>
          {t(code ? 'showAgain' : 'show')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('bySms')}
        </Button>
      </div>
    </>
  )
}
