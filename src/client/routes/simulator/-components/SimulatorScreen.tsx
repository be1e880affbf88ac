import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useHome } from '#client/api/useHome.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { AppHeader } from '#client/shell/AppHeader.tsx'
import { HelpFoot } from '#client/shell/HelpFoot.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import type { Simulator } from '#domain/messaging/menu/simulator.schema.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import { NumberChoice } from './NumberChoice.tsx'
import { GOOD_NETWORK, TROUBLES } from './network.ts'
import { Phone } from './Phone.tsx'
import classes from './Simulator.module.css'

/** A phone without data: text messages and USSD, through the real hooks of this server. */
export function SimulatorScreen() {
  const t = useTranslations('desk.simulator')
  const home = useHome()
  const simulator = trpc.admin.simulator.open.useQuery()
  return (
    <>
      <AppHeader home={home} />
      <main className={classes.main}>
        <PageTitle>{t('title')}</PageTitle>
        <QueryView query={simulator}>{(parts) => <Parts simulator={parts} />}</QueryView>
      </main>
      <HelpFoot />
    </>
  )
}

function Parts({ simulator: { hookKey, phones, isOpen } }: { simulator: Simulator }) {
  const t = useTranslations('desk.simulator')
  const [typed, setTyped] = useState(phones[0]?.phone ?? '')
  const [network, setNetwork] = useState(GOOD_NETWORK)
  const phone = dialled(typed)
  return (
    <div className={classes.parts}>
      <section className={classes.controls} aria-label={t('controls')}>
        <p>{t(isOpen ? 'leadOpen' : 'lead')}</p>
        <NumberChoice phones={phones} isOpen={isOpen} value={typed} onChange={setTyped} />
        <fieldset className={classes.network}>
          <legend>{t('network')}</legend>
          {TROUBLES.map((trouble) => (
            <CheckboxField
              key={trouble}
              label={t(`troubles.${trouble}`)}
              checked={network[trouble]}
              onChange={({ currentTarget }) => setNetwork({ ...network, [trouble]: currentTarget.checked })}
            />
          ))}
        </fieldset>
      </section>
      {isInternational(phone) && <Phone key={phone} hookKey={hookKey} phone={phone} network={network} />}
    </div>
  )
}
