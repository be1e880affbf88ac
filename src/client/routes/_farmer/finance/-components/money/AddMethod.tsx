import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { getSession } from '#client/phone/session.ts'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { countryOf } from '#domain/country-names.ts'
import type { CountryCode } from '#domain/places.ts'
import { AddBank } from './AddBank.tsx'
import { AddCash } from './AddCash.tsx'

const TYPES = ['bank', 'cash'] as const
const DEFAULT_COUNTRY: CountryCode = 'NG'

/** Add a way to be paid: a bank account, or cash from an agent. */
export default function AddMethod({ onClose }: { onClose: () => void }) {
  const t = useTranslations('finance.methods')
  const [type, setType] = useState<(typeof TYPES)[number]>('bank')
  const agents = trpc.finance.methods.agents.useQuery()
  const country = countryOf(getSession()?.user.location) ?? DEFAULT_COUNTRY
  return (
    <SheetDialog onClose={onClose} title={t('addTitle')} width={500}>
      <div className={classes.choice}>
        <SelectField
          label={t('type')}
          data={TYPES.map((value) => ({ value, label: t(value) }))}
          value={type}
          onChange={({ currentTarget: { value } }) => setType(TYPES.find((each) => each === value) ?? 'bank')}
        />
        {type === 'bank' ? (
          <AddBank country={country} onClose={onClose} />
        ) : (
          <AddCash country={country} agents={agents.data ?? []} onClose={onClose} />
        )}
      </div>
    </SheetDialog>
  )
}
