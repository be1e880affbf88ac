import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from './-components/ProfileScreen.tsx'

export const Route = createFileRoute('/_farmer/profile/')({ component: ProfileScreen })
