import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { today } from '#client/phone/clock.ts'
import { getSession } from '#client/phone/session.ts'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { countryOf } from '#domain/country-names.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { applicationForm } from '#domain/fields/field-record.schema.ts'
import { FERTILIZERS } from '#domain/fields/soil.ts'
import { COUNTRIES, type Currency } from '#domain/places.ts'

/** The units that are offered; any other may be typed. */
export const UNITS = ['kg', 'bags', 'litres', 'millilitres', 'carts', 'basins'] as const

/** The form of an application, what sends it, and a product whose bag says its grade. */
export function useApplicationForm(field: Field, onDone: () => void) {
  const t = useTranslations('field.work')
  const form = useZodForm(
    applicationForm,
    {
      applicationDate: today(),
      resourceType: 'fertilizer',
      resourceName: '',
      quantity: '',
      unit: t('units.kg'),
      nitrogen: '',
      phosphate: '',
      potash: '',
      farmerCropId: '',
      totalCost: '',
      currency: currencyHere(),
      preHarvestDays: '',
      reEntryHours: '',
      notes: '',
    },
    `application.${field.id}`,
  )
  const undo = useUndo(api.farmer.applications.undo.mutate, (utils) => utils.farmer.applications.list.invalidate())
  const add = useWrite(api.farmer.applications.add.mutate, {
    done: ({ id }) => ({
      title: t('saved'),
      tone: 'good',
      undo: () => undo.mutate({ id: field.id, applicationId: id }),
    }),
    failed: withReason(t('failed')),
    form,
    refresh: (utils) => utils.farmer.applications.list.invalidate({ id: field.id }),
    onDone,
  })
  const chooseProduct = (resourceName: string) => {
    form.setFieldValue('resourceName', resourceName)
    const grade = Object.hasOwn(FERTILIZERS, resourceName) && FERTILIZERS[resourceName as keyof typeof FERTILIZERS]
    if (!grade) return
    const [nitrogen, phosphate, potash] = grade
    form.setValues({ nitrogen, phosphate, potash })
  }
  return { form, add, chooseProduct }
}

/** The currency of the country where who writes lives. */
function currencyHere(): Currency {
  const country = countryOf(getSession()?.user.location)
  return country ? COUNTRIES[country].currency : 'USD'
}
