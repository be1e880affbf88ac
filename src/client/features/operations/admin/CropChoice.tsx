import type { ComponentProps } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'

/** One of the crops of the catalogue; `first` stands for none of them. */
export function CropChoice({ first, ...props }: ComponentProps<typeof SelectField> & { first: string }) {
  const t = useTranslations('desk.field')
  const { data = [] } = trpc.farmer.crops.catalogue.useQuery()
  return (
    <SelectField
      label={t('cropId')}
      data={[{ value: '', label: first }, ...data.map(({ id, name }) => ({ value: id, label: name }))]}
      {...props}
    />
  )
}
