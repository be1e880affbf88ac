import { createFileRoute } from '@tanstack/react-router'
import { RoleChooser } from './-components/RoleChooser.tsx'

export const Route = createFileRoute('/select')({ component: RoleChooser })
