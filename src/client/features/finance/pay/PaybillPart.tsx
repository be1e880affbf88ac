import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Facts } from '#client/ui/page/Facts.tsx'
import classes from '../Finance.module.css'

type PaybillPartProps = { currency: string; about: { loanId: string } | { accountId: string } }

/** The way to pay by the phone's own menu, where there is a paybill: its number, and the short one of the loan or account. */
export function PaybillPart({ currency, about }: PaybillPartProps) {
  const t = useTranslations('finance.paybill')
  const { data: offer } = trpc.finance.paybill.offer.useQuery()
  const [shown, setShown] = useState<string | null>(null)
  const number = useWrite(api.finance.paybill.number.mutate, {
    failed: ({ reason }) => reason ?? t('failed'),
    onDone: (answer) => setShown(answer.number),
  })
  if (!offer || offer.currency !== currency) return null
  if (offer.kind === 'till') return <p className={classes.note}>{t('till', { number: offer.shortcode })}</p>
  if (shown === null)
    return (
      <Button variant="default" loading={number.isPending} onClick={() => number.mutate(about)}>
        {t('show')}
      </Button>
    )
  return (
    <section aria-label={t('title')}>
      <p className={classes.note}>{t('how')}</p>
      <Facts
        facts={[
          [t('business'), offer.shortcode],
          [t('account'), `${shown.slice(0, 4)} ${shown.slice(4)}`],
        ]}
      />
    </section>
  )
}
