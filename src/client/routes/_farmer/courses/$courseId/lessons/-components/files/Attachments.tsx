import { IconFile } from '@tabler/icons-react'
import { SafeLink } from '#client/features/learning/text/LessonText.tsx'
import { safeAddress } from '#client/features/learning/text/safe-address.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import type { ShownLesson } from '#domain/learning/learning.schema.ts'
import classes from '../LessonScreen.module.css'
import { isCaptions } from './captions.ts'

/** The files of a lesson; those without a safe address are left out. */
export function Attachments({ files }: { files: NonNullable<ShownLesson['attachments']> }) {
  const t = useTranslations('learning.lesson')
  const shown = files.filter(({ url }) => !isCaptions(url) && safeAddress(url))
  if (shown.length === 0) return null
  return (
    <Section title={t('attachments')}>
      <Card>
        <ul className={classes.files}>
          {shown.map(({ name, url }) => (
            <li key={url}>
              <SafeLink url={url}>
                <IconFile size={22} aria-hidden="true" /> <span>{name}</span>
              </SafeLink>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
