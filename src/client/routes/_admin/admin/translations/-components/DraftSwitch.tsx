import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import type { LanguageId } from '#domain/languages.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'

/** Whether a language that is a draft is offered to readers: on screens, by text message and USSD, and by push. */
export function DraftSwitch({ language }: { language: LanguageId }) {
  const t = useTranslations('desk.translations')
  const drafts = trpc.admin.translations.drafts.useQuery()
  const change = useWrite(api.admin.translations.switchDraft.mutate, {
    done: (_, { isOffered }) => ({ title: t(isOffered ? 'draftOn' : 'draftOff'), tone: 'good' }),
    failed: t('draftFailed'),
    refresh: ({ admin, auth }) => Promise.all([admin.translations.drafts.invalidate(), auth.status.invalidate()]),
  })
  return (
    <QueryView query={drafts} skeleton={<CardSkeletons count={1} />}>
      {({ off }) => (
        <ToggleRow
          label={t('offered', { language: englishName(language) })}
          hint={t('offeredHint')}
          checked={!off.includes(language)}
          disabled={change.isPending}
          onChange={(isOffered) => change.mutate({ language, isOffered })}
        />
      )}
    </QueryView>
  )
}
