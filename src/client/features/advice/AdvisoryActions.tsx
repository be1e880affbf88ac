import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconPlayerStop, IconShare, IconVolume } from '@tabler/icons-react'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { useSpeech } from '#client/ui/useSpeech.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import { tagOfWord } from '#domain/languages.ts'
import classes from './AdvisoryDialog.module.css'
import { useBookmarks } from './useBookmarks.ts'

/** Bookmark, share, or read aloud if the phone has a voice for the language. */
export function AdvisoryActions({ advisory }: { advisory: Advisory }) {
  const t = useTranslations('advisories.dialog')
  const { isBookmarked, toggle } = useBookmark(advisory)
  const share = useShare(advisory)
  const speech = useSpeech(tagOfWord(advisory.language))
  const Bookmark = isBookmarked ? IconBookmarkFilled : IconBookmark
  return (
    <div className={classes.actions}>
      <Button variant="light" leftSection={<Bookmark size={18} aria-hidden="true" />} onClick={toggle}>
        {t(isBookmarked ? 'unbookmark' : 'bookmark')}
      </Button>
      <Button variant="light" leftSection={<IconShare size={18} aria-hidden="true" />} onClick={() => void share()}>
        {t('share')}
      </Button>
      {speech && (
        <Button
          variant="light"
          leftSection={
            speech.isSpeaking ? (
              <IconPlayerStop size={18} aria-hidden="true" />
            ) : (
              <IconVolume size={18} aria-hidden="true" />
            )
          }
          onClick={() => (speech.isSpeaking ? speech.stop() : speech.say(`${advisory.title}. ${advisory.content}`))}
        >
          {t(speech.isSpeaking ? 'stop' : 'listen')}
        </Button>
      )}
    </div>
  )
}

function useBookmark({ id }: Advisory) {
  const t = useTranslations('advisories.dialog')
  const { data } = useBookmarks()
  const isBookmarked = data?.some((bookmark) => bookmark.id === id) ?? false
  const undo = useUndo(api.farmer.bookmarks.set.mutate)
  const set = useWrite(api.farmer.bookmarks.set.mutate, {
    done: (now) => ({
      title: t(now.isBookmarked ? 'added' : 'removed'),
      undo: () => undo.mutate({ advisoryId: id, isBookmarked: !now.isBookmarked }),
    }),
    failed: t('failed'),
  })
  return { isBookmarked, toggle: () => set.mutate({ advisoryId: id, isBookmarked: !isBookmarked }) }
}

/** The phone's share sheet; without one the text is copied to the clipboard. */
function useShare({ id, title, content }: Advisory) {
  const t = useTranslations('advisories.dialog')
  const error = useTranslations('common.error')
  const url = `${location.origin}/advisories?open=${id}`
  return async () => {
    try {
      if (navigator.share) return await navigator.share({ title, text: content, url })
      await navigator.clipboard.writeText(`${title}\n\n${content}\n\n${url}`)
      showToast({ title: t('copied') })
    } catch (refusal) {
      // Closing the phone's share sheet is no failure.
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return
      showToast({ title: error('title'), text: t('failed'), tone: 'bad' })
    }
  }
}
