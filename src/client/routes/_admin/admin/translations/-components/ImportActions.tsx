import { Button, Loader } from '@mantine/core'
import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TranslatedLanguage } from '#domain/operations/translations/catalogue.ts'
import { type ImportAnswer, MANY_REVIEWED } from '#domain/operations/translations/translation.schema.ts'
import { englishName } from '#domain/people/language/offered-languages.ts'

type ImportActionsProps = {
  language: TranslatedLanguage
  shown: ImportAnswer | null
  isPending: boolean
  onRun: (asDrafts: boolean) => void
  onChoose: () => void
  onClose: () => void
}

/** What can be done with a file that was compared. Before many texts become reviewed at once it asks. */
export function ImportActions({ language, shown, isPending, onRun, onChoose, onClose }: ImportActionsProps) {
  const t = useTranslations('desk.translations.import')
  const count = shown ? shown.new + shown.changed : 0
  const isReady = count > 0 && !shown?.imported
  const isMany = isReady && shown !== null && shown.newlyReviewed >= MANY_REVIEWED
  if (shown?.imported)
    return (
      <div className={adminClasses.actions}>
        <Button size="md" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    )
  return (
    <>
      {isMany && <p role="alert">{t('ask', { count: shown.newlyReviewed, language: englishName(language) })}</p>}
      <div className={adminClasses.actions}>
        {isReady && (
          <Button size="md" loading={isPending} onClick={() => onRun(isMany)}>
            {isMany ? t('asDrafts') : t('confirm', { count })}
          </Button>
        )}
        {isMany && (
          <Button size="md" variant="default" disabled={isPending} onClick={() => onRun(false)}>
            {t('asReviewed', { count: shown.newlyReviewed })}
          </Button>
        )}
        <Button
          size="md"
          variant={isReady ? 'default' : 'filled'}
          disabled={isPending}
          leftSection={isPending && !isReady ? <Loader size="xs" /> : undefined}
          onClick={onChoose}
        >
          {t(shown ? 'another' : 'choose')}
        </Button>
      </div>
    </>
  )
}
