import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { storeAnswer } from '#client/offline/cache/persister.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'

/** Opens an advisory that a list has loaded; it is stored, so that a reload without a connection shows it again. */
export function useOpenAdvisory() {
  const dialog = useDialog('advisory')
  return (advisory: Advisory) => {
    const queryKey = getQueryKey(trpc.farmer.advisories.get, { id: advisory.id }, 'query')
    queryClient.setQueryData(queryKey, (known: Advisory | undefined) => known ?? advisory)
    const query = queryClient.getQueryCache().find({ queryKey })
    if (query) void storeAnswer(query)
    dialog.open('advisory', advisory.id)
  }
}
