import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'

/** The way out of a page that failed: a plain link, because the app itself may be what broke. */
export function HomeLink({ to = '/select' }: { to?: string }) {
  const t = useTranslations('common.action')
  return (
    <Button component="a" href={to}>
      {t('home')}
    </Button>
  )
}
