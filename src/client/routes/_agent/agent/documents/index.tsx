import { createFileRoute } from '@tanstack/react-router'
import { DOCUMENT_CATEGORIES, type DocumentCategory } from '#domain/support/documents/document.ts'
import { DocumentsScreen } from './-components/DocumentsScreen.tsx'

/** Without zod, which every first view would load with the addresses of all screens. */
const search = ({ category, q }: Record<string, unknown>): { category?: DocumentCategory; q?: string } => ({
  category: DOCUMENT_CATEGORIES.find((each) => each === category),
  q: typeof q === 'string' && q !== '' ? q.slice(0, 100) : undefined,
})

export const Route = createFileRoute('/_agent/agent/documents/')({ validateSearch: search, component: Screen })

function Screen() {
  const { category, q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DocumentsScreen
      category={category}
      words={q}
      onCategory={(next) => void navigate({ search: (given) => ({ ...given, category: next }), replace: true })}
      onWords={(words) => void navigate({ search: (given) => ({ ...given, q: words || undefined }), replace: true })}
    />
  )
}
