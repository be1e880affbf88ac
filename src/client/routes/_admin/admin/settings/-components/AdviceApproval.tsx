import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import classes from './SettingsScreen.module.css'

/** Whether advice that names a chemical or a dose needs a second person. */
export function AdviceApproval({ isRequired }: { isRequired: boolean }) {
  const t = useTranslations('admin.settings')
  const save = useWrite(api.admin.settings.approval.set.mutate, {
    done: { title: t('saved'), tone: 'good' },
    failed: t('failed'),
    refresh: ({ admin }, rule) => admin.settings.approval.get.setData(undefined, rule),
  })
  return (
    <>
      <p className={classes.lead}>{t('approvalLead')}</p>
      <ToggleRow
        label={t('approval')}
        hint={t('approvalHint')}
        checked={isRequired}
        onChange={(isOn) => save.mutate({ isRequired: isOn })}
      />
    </>
  )
}
