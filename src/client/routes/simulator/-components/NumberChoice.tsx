import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import type { Simulator } from '#domain/messaging/menu/simulator.schema.ts'
import { spoken } from '#domain/phone.ts'

type NumberChoiceProps = Pick<Simulator, 'phones' | 'isOpen'> & { value: string; onChange: (phone: string) => void }

/** Whose phone it is: a farmer of the demo, or a number that is typed. */
export function NumberChoice({ phones, isOpen, value, onChange }: NumberChoiceProps) {
  const t = useTranslations('desk.simulator')
  if (isOpen)
    return (
      <TextField
        type="tel"
        label={t('number')}
        description={t('numberHint')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <SelectField
      label={t('phone')}
      data={phones.map(({ name, phone }) => ({ value: phone, label: `${name ?? t('stranger')}, ${spoken(phone)}` }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
