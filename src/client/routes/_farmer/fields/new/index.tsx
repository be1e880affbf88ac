import { createFileRoute } from '@tanstack/react-router'
import { NewFieldScreen } from '#client/features/fields/new/NewFieldScreen.tsx'
import { newFieldSearch } from '#client/features/fields/new/target.ts'
import { needMessages } from '#client/i18n/catalogue.ts'

export const Route = createFileRoute('/_farmer/fields/new/')({
  validateSearch: newFieldSearch,
  beforeLoad: () => Promise.all([needMessages('fields'), needMessages('field')]),
  component: NewFieldScreen,
})
