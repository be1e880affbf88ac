import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from './-components/SettingsScreen.tsx'

export const Route = createFileRoute('/_admin/admin/settings/')({ component: SettingsScreen })
