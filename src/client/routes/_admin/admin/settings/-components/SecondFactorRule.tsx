import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import { api } from '#client/api/client.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { ToggleRow } from '#client/ui/fields/saved/ToggleRow.tsx'
import { typedValues } from '#client/ui/form/typed-values.ts'
import { useStandingForm } from '#client/ui/form/useStandingForm.ts'
import { dateAt } from '#domain/dates.ts'
import {
  SECOND_FACTOR_ROLES,
  secondFactorRule,
  type secondFactorSettings,
} from '#domain/people/second-factor.schema.ts'
import { SettingForm } from './SettingForm.tsx'
import classes from './SettingsScreen.module.css'

type Settings = z.infer<typeof secondFactorSettings>

/** Which roles need the second factor. */
export function SecondFactorRule({
  settings: { rule, isOwnOn, shares, changedAt, changedBy },
}: {
  settings: Settings
}) {
  const t = useTranslations('admin.settings')
  const format = useFormat()
  const form = useStandingForm(secondFactorRule, rule, 'second-factor-rule')
  const save = useSaveRule(form)
  const date = changedAt && format.dateTime(dateAt(changedAt), { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    // A switch has two states: two administrators who change it have chosen the same.
    <SettingForm
      form={form}
      onSubmit={form.submit((parsed, begun) => save.mutate(typedValues(parsed, form.values, begun)))}
      isSaving={save.isPending}
    >
      <p className={classes.lead}>{t('codesLead')}</p>
      {!isOwnOn && (
        <p className={classes.lead}>
          {t('codesFirst')}{' '}
          <Link to="/admin/account" className={classes.link}>
            {t('codesOwn')}
          </Link>
        </p>
      )}
      {SECOND_FACTOR_ROLES.map((role) => (
        <ToggleRow
          key={role}
          label={t(`codesOf_${role}`)}
          hint={t('codesShare', {
            people: format.number(shares[role].people),
            withCode: format.number(shares[role].withCode),
          })}
          checked={form.values[role] === true}
          onChange={(isRequired) => form.setFieldValue(role, isRequired)}
        />
      ))}
      {date && <p className={classes.lead}>{t('codesChanged', { date, name: changedBy ?? t('codesSomebody') })}</p>}
    </SettingForm>
  )
}

function useSaveRule(form: WrittenForm<never>) {
  const t = useTranslations('admin.settings')
  return useWrite(api.admin.settings.secondFactor.set.mutate, {
    done: { title: t('saved'), text: t('codesSaved'), tone: 'good' },
    failed: t('failed'),
    form,
    refresh: ({ admin }, settings) => admin.settings.secondFactor.get.setData(undefined, settings),
  })
}
