import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { RecordDialog } from '#client/features/operations/admin/RecordDialog.tsx'
import { useSaveRecord } from '#client/features/operations/admin/useSaveRecord.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PhoneField } from '#client/query/PhoneField.tsx'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import { ChoiceOrOwnField } from '#client/ui/fields/ChoiceOrOwnField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { LANGUAGES, languageOfWord } from '#domain/languages.ts'
import { offeredText } from '#domain/people/language/offered-languages.ts'
import { newUser, type PasswordCode, type UserRecord } from '#domain/people/user-record.schema.ts'
import { CITIES } from '#domain/places.ts'
import { ROLES } from '#domain/roles.ts'
import { keysOf } from '#domain/table.ts'

const valuesOf = (user: UserRecord | null, byDefault: string) => ({
  fullName: user?.fullName ?? '',
  username: user?.username ?? '',
  phone: user?.phone ?? '',
  email: user?.email ?? '',
  location: user?.location ?? '',
  language: LANGUAGES[languageOfWord(user?.language ?? byDefault)].word,
  role: user?.role ?? ('farmer' as const),
})

type UserDialogProps = { user: UserRecord | null; onClose: () => void; onMade: (made: PasswordCode) => void }

/** Makes a user, whose code is shown next, or changes one. */
export default function UserDialog({ user, onClose, onMade }: UserDialogProps) {
  const t = useTranslations('desk')
  // The frame has asked already.
  const { data } = trpc.auth.status.useQuery()
  const form = useZodForm(
    newUser,
    valuesOf(user, data?.platform.language ?? 'english'),
    `desk.user.${user?.id ?? 'new'}`,
    user?.version,
  )
  const offered = useOfferedLanguages()
  // A language that is offered no more stays that of who has it.
  const languages = [...new Set([...offered, ...(user ? [languageOfWord(user.language)] : [])])]
  const { create, change } = api.admin.users
  const saving = useSaveRecord('user', user, {
    create: async (input: Parameters<typeof create.mutate>[0]) => onMade(await create.mutate(input)),
    change: change.mutate,
    form,
    fieldOf: { usernameTaken: 'username' },
    onDone: onClose,
  })
  return (
    <RecordDialog
      kind="user"
      isNew={user === null}
      width={600}
      form={form}
      saving={saving}
      onSubmit={form.submit(saving.save)}
      onClose={onClose}
    >
      <TextField label={t('field.fullName')} withAsterisk {...form.getInputProps('fullName')} />
      <TextField
        label={t('field.username')}
        description={t('user.usernameText')}
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
        {...form.getInputProps('username')}
      />
      <div className={pairs.pair}>
        <SelectField
          label={t('field.role')}
          description={user ? t('user.roleHint') : undefined}
          data={keysOf(ROLES).map((value) => ({ value, label: t(`user.roles.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <SelectField
          label={t('field.language')}
          data={languages.map((id) => ({ value: LANGUAGES[id].word, label: offeredText(id), lang: LANGUAGES[id].tag }))}
          {...form.getInputProps('language')}
        />
        <PhoneField at={form.values.location || null} label={t('field.phone')} {...form.getInputProps('phone')} />
        <TextField type="email" label={t('field.email')} {...form.getInputProps('email')} />
      </div>
      <ChoiceOrOwnField label={t('field.location')} choices={keysOf(CITIES)} {...form.getInputProps('location')} />
    </RecordDialog>
  )
}
