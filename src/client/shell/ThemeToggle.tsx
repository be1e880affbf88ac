import { UnstyledButton } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '#client/ui/HeaderIcon.module.css'
import { useColorScheme } from '../ui/color-scheme.ts'

export function ThemeToggle() {
  const t = useTranslations('common.header')
  const { colorScheme, setColorScheme } = useColorScheme()
  const dark = colorScheme === 'dark'
  const Icon = dark ? IconSun : IconMoon
  return (
    <UnstyledButton
      className={classes.icon}
      aria-label={t('theme')}
      aria-pressed={dark}
      title={t('theme')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={22} aria-hidden="true" />
    </UnstyledButton>
  )
}
