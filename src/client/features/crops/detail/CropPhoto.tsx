import { useTranslations } from 'use-intl'
import { Photo } from '#client/ui/photo/Photo.tsx'

/** A photo in the log of a crop. */
export function CropPhoto({ id }: { id: string }) {
  const t = useTranslations('crop.health')
  return <Photo id={id} words={{ show: t('showPhoto'), failed: t('photoFailed'), alt: t('photoOf') }} />
}
