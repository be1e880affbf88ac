import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { FieldsScreen } from './-components/FieldsScreen.tsx'

export const Route = createFileRoute('/_farmer/fields/')({
  beforeLoad: () => needMessages('fields'),
  component: FieldsScreen,
})
