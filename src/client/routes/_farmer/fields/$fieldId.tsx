import { createFileRoute } from '@tanstack/react-router'
import { fieldSearch } from '#client/features/fields/screen/field-place.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { MyFieldScreen } from './-components/MyFieldScreen.tsx'

export const Route = createFileRoute('/_farmer/fields/$fieldId')({
  validateSearch: fieldSearch,
  beforeLoad: () => Promise.all([needMessages('field'), needMessages('crop')]),
  component: Screen,
})

function Screen() {
  const { fieldId } = Route.useParams()
  const { tab } = Route.useSearch()
  return <MyFieldScreen key={fieldId} fieldId={fieldId} tab={tab} />
}
