import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'

/** What a request says of its plant: 'Maize · Growing · Lagos, Nigeria', as it was when it was written. */
export function usePlantWords() {
  const t = useTranslations('farmer.status')
  const cropName = useCropNames()
  return ({ crop, stage, place }: NonNullable<StaffTicket['plant']>) =>
    [crop && cropName(crop), stage && t(stage), place].filter(Boolean).join(' · ')
}
