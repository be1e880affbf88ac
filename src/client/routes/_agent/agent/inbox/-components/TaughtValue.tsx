import type { ComponentProps } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TAUGHT_KEYWORDS, type TaughtMeaning } from '#domain/messaging/taught-word.ts'
import { CITIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'

type TaughtValueProps = Omit<
  ComponentProps<typeof ChoiceOrOwnField> & ComponentProps<typeof SelectField>,
  'choices'
> & {
  meaning: TaughtMeaning
}

/** What a word means: one of the questions, one of the crops, or any place. */
export function TaughtValue({ meaning, ...field }: TaughtValueProps) {
  const t = useTranslations('agent.inbox')
  const cropName = useCropNames()
  const { data: crops = [] } = trpc.farmer.crops.catalogue.useQuery()
  if (meaning === 'place') return <ChoiceOrOwnField label={t('place')} choices={keysOf(CITIES)} {...field} />
  const choices =
    meaning === 'crop'
      ? crops.map(({ id, name }) => ({ value: id, label: cropName(name) }))
      : TAUGHT_KEYWORDS.map((value) => ({ value, label: t(`keywords.${value}`) }))
  return <SelectField label={t(meaning)} data={[{ value: '', label: t('choose') }, ...choices]} {...field} />
}
