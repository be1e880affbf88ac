import { IconFile } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useLowData } from '#client/phone/low-data.ts'
import { Value } from '#client/ui/value/Value.tsx'
import classes from './LessonText.module.css'
import { ownFile, safeAddress } from './safe-address.ts'

/** A picture of ours; where the reader saves data, or the picture lies elsewhere, a link to it. */
export function Picture({ url, alt }: { url: string; alt: string }) {
  const t = useTranslations('learning.lesson')
  const isLow = useLowData()
  const own = ownFile(url)
  if (own && !isLow) return <img src={own} alt={alt} loading="lazy" />
  const address = safeAddress(url)
  if (!own && !address?.isForeign) return alt
  return (
    <a href={address?.href} target="_blank" rel="noopener noreferrer nofollow" className={classes.picture}>
      <IconFile size={20} aria-hidden="true" /> <Value>{alt || t('picture')}</Value>
    </a>
  )
}
