import { createFileRoute } from '@tanstack/react-router'
import { fieldSearch } from '#client/features/fields/screen/field-place.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { FarmersFieldScreen } from './-components/FarmersFieldScreen.tsx'

export const Route = createFileRoute('/_agent/agent/fields/$fieldId')({
  validateSearch: fieldSearch,
  beforeLoad: () =>
    Promise.all([needMessages('field'), needMessages('crop'), needMessages('weather'), needCropNamesUnlessEnglish()]),
  component: Screen,
})

function Screen() {
  const { fieldId } = Route.useParams()
  const { tab } = Route.useSearch()
  return <FarmersFieldScreen key={fieldId} fieldId={fieldId} tab={tab} />
}
