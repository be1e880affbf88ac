import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import type { AdminAdvisory } from '#domain/advice/advisory.schema.ts'

/** Approves advice that names a chemical or a dose; its author sees no button. */
export function ApproveButton({ advisory }: { advisory: AdminAdvisory }) {
  const t = useTranslations('desk.approval')
  const me = useSession()?.user.id
  const { id, title, needsApproval, authorId, editorId } = advisory
  const approve = useWrite(api.admin.advisories.approve.mutate, {
    done: { title: t('done'), tone: 'good' },
    failed: t('failed'),
    refresh: (utils) => utils.admin.invalidate(),
  })
  if (!needsApproval || me === authorId || me === editorId) return null
  return (
    <Button
      leftSection={<IconCheck size={18} aria-hidden="true" />}
      aria-label={t('approveNamed', { title })}
      loading={approve.isPending}
      onClick={() => approve.mutate({ id })}
    >
      {t('approve')}
    </Button>
  )
}
