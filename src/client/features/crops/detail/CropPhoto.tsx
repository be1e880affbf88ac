import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Photo } from '#client/ui/photo/Photo.tsx'

/** A photo in the log of a crop. */
export function CropPhoto({ id }: { id: string }) {
  const t = useTranslations('crop.health')
  return <Photo id={id} words={{ show: t('showPhoto'), failed: t('photoFailed'), alt: t('photoOf') }} />
}
