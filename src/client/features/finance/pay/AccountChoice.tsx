import { trpc } from '#client/api/hooks.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import type { useZodForm } from '#client/ui/form/useZodForm.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { spoken } from '#domain/phone.ts'
import classes from '../Finance.module.css'

type AccountChoiceProps = {
  label: string
  /** What stands for no account in particular: then it is the default one. */
  unchosen: string
  /** Said of an account that no provider pays here. */
  byHand: string
  currency: string
  input: ReturnType<ReturnType<typeof useZodForm>['getInputProps']>
}

/** Which of the farmer's accounts in a currency it goes over, and whether a provider pays that one. */
export function AccountChoice({ label, unchosen, byHand, currency, input }: AccountChoiceProps) {
  const { data = [] } = trpc.finance.accounts.list.useQuery()
  const usable = data.filter((account) => account.currency === currency && account.isActive)
  const chosen = usable.find(({ id }) => id === input.value) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  return (
    <>
      <SelectField
        label={label}
        data={[
          { value: '', label: unchosen },
          ...usable.map(({ id, provider, accountNumber }) => ({
            value: id,
            label: `${provider} ${spoken(accountNumber)}`,
          })),
        ]}
        {...input}
      />
      {chosen?.isPaidByHand && (
        <p className={classes.warning}>
          <Value>{byHand}</Value>
        </p>
      )}
    </>
  )
}
