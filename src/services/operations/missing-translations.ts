import type { AdviceCount } from '#db/queries/operations/content-health.ts'
import type { Speakers } from '#db/queries/people/user-counts.ts'
import { ADVISORY_LANGUAGES } from '#domain/advice/advisory.ts'
import type { ContentHealth } from '#domain/operations/content-health.schema.ts'
import { LEAST_SPEAKERS } from '#domain/operations/content-health.ts'

type Missing = ContentHealth['untranslated']['worst'][number]
type Subject = Pick<Missing, 'cropId' | 'category'>

/**
 * Which subjects have active advice in English and none in a language that several active farmers use. Advisories are
 * not linked with their translations, so that a subject is what can be compared: the crop, or the category of advice for
 * all crops. The language of the most farmers comes first.
 */
export function missingTranslations(
  advice: readonly AdviceCount[],
  speakers: readonly Speakers[],
  crops: readonly { id: string; name: string }[],
): Missing[] {
  const said = new Set(advice.map((each) => keyOf(subjectOf(each), each.language)))
  const names = new Map(crops.map(({ id, name }) => [id, name]))
  return languagesOf(speakers)
    .flatMap(({ language, farmers }) =>
      inEnglish(advice).flatMap(({ subject, advisories }) =>
        said.has(keyOf(subject, language))
          ? []
          : [
              {
                ...subject,
                crop: (subject.cropId && names.get(subject.cropId)) ?? null,
                language,
                advisories,
                farmers,
              },
            ],
      ),
    )
    .sort((a, b) => b.farmers - a.farmers || b.advisories - a.advisories)
}

/** The languages besides English that advice can be written in and several farmers use. */
const languagesOf = (speakers: readonly Speakers[]) =>
  speakers.filter(
    ({ language, farmers }) =>
      language !== 'english' && farmers >= LEAST_SPEAKERS && ADVISORY_LANGUAGES.some((each) => each === language),
  )

/** The subjects of English advice, and how many advisories each has. */
function inEnglish(advice: readonly AdviceCount[]) {
  const subjects = new Map<string, { subject: Subject; advisories: number }>()
  for (const each of advice.filter(({ language }) => language === 'english')) {
    const subject = subjectOf(each)
    const key = keyOf(subject, each.language)
    subjects.set(key, { subject, advisories: (subjects.get(key)?.advisories ?? 0) + each.advisories })
  }
  return [...subjects.values()]
}

const subjectOf = ({ cropId, category }: AdviceCount): Subject =>
  cropId === null ? { cropId, category } : { cropId, category: null }

const keyOf = (subject: Subject, language: string) => JSON.stringify([subject.cropId, subject.category, language])
