import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** The buttons under the form of a new way to be paid. */
export function AddButtons({ isPending, onClose }: { isPending: boolean; onClose: () => void }) {
  const t = useTranslations('finance.methods')
  return (
    <>
      <Button type="submit" size="md" loading={isPending}>
        {t('save')}
      </Button>
      <Button size="md" variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  )
}
