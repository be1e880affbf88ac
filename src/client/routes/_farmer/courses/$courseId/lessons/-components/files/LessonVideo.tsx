import { IconExternalLink } from '@tabler/icons-react'
import { SafeLink } from '#client/features/learning/text/LessonText.tsx'
import { ownFile, safeAddress } from '#client/features/learning/text/safe-address.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { ShownLesson } from '#domain/learning/learning.schema.ts'
import classes from '../LessonScreen.module.css'
import { isCaptions } from './captions.ts'
import { useFileSize } from './useFileSize.ts'

type LessonVideoProps = { lesson: ShownLesson; url: string; poster: string | null }

/** A video of ours plays here, when it is started; one of another site is a link to it. */
export function LessonVideo({ lesson, url, poster }: LessonVideoProps) {
  const own = ownFile(url)
  return own ? <OwnVideo lesson={lesson} src={own} poster={ownFile(poster)} /> : <VideoLink url={url} />
}

function OwnVideo({ lesson, src, poster }: { lesson: ShownLesson; src: string; poster: string | null }) {
  const t = useTranslations('learning.lesson')
  const size = useFileSize(src)
  const captions = lesson.attachments?.filter(({ url }) => isCaptions(url) && ownFile(url)) ?? []
  return (
    <div className={classes.video}>
      <video
        controls
        preload="none"
        src={src}
        aria-label={`${t('video')}: ${lesson.title}`}
        {...(poster && { poster })}
      >
        {captions.map(({ name, url }, at) => (
          <track key={url} kind="captions" src={url} label={name} default={at === 0} />
        ))}
      </video>
      {size && <p className={classes.hint}>{t('videoSize', { size })}</p>}
    </div>
  )
}

function VideoLink({ url }: { url: string }) {
  const t = useTranslations('learning.lesson')
  const address = safeAddress(url)
  if (!address?.isForeign) return null
  return (
    <p className={classes.hint}>
      <SafeLink url={url}>
        <IconExternalLink size={18} aria-hidden="true" /> <Value>{t('watch', { host: new URL(url).host })}</Value>
      </SafeLink>
    </p>
  )
}
