import { Button } from '@mantine/core'
import { IconLetterA, IconPlayerStop, IconVolume } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSpeech } from '#client/ui/useSpeech.ts'
import classes from './LessonScreen.module.css'
import { TEXT_SIZES, type useTextSize } from './useTextSize.ts'

/** Courses are written in English; no field of theirs names another language. */
const LANGUAGE = 'en'

const ICON_SIZES = { normal: 16, large: 22, largest: 28 } as const

type LessonToolsProps = { size: ReturnType<typeof useTextSize>; text: () => string }

/** Reading aloud, if the phone has a voice for it, and the size of the text. */
export function LessonTools({ size, text }: LessonToolsProps) {
  const t = useTranslations('learning.lesson')
  const speech = useSpeech(LANGUAGE)
  return (
    <div className={classes.tools}>
      <fieldset className={classes.sizes} aria-label={t('textSize')}>
        {TEXT_SIZES.map((each) => (
          <button
            key={each}
            type="button"
            className={classes.size}
            aria-label={t(each)}
            aria-pressed={size.chosen === each}
            onClick={() => size.choose(each)}
          >
            <IconLetterA size={ICON_SIZES[each]} stroke={2.5} aria-hidden="true" />
          </button>
        ))}
      </fieldset>
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
          onClick={() => (speech.isSpeaking ? speech.stop() : speech.say(text()))}
        >
          {t(speech.isSpeaking ? 'stop' : 'listen')}
        </Button>
      )}
    </div>
  )
}
