import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Reach } from '#domain/messaging/reach.schema.ts'
import classes from './Reach.module.css'

/** Whom it would be sent to: how many people, on which way, where, in which language, and who is not reached. */
export function ReachFacts({ reach }: { reach: Reach }) {
  const t = useTranslations('desk.reach')
  const languages = useTranslations('desk.language')
  const format = useFormat()
  const { people, notified, unwanted, texted, untexted, byPlace, byLanguage, byCrop } = reach
  const languageOf = (name: string) => (languages.has(name as 'english') ? languages(name as 'english') : name)
  const calledBy = (name: string | null, nameOf: (name: string) => string) =>
    name === null ? t('placeUnknown') : name === '' ? t('others') : nameOf(name)
  const listed = (counts: Reach['byPlace'], nameOf = (name: string) => name) =>
    counts.map(({ name, people: each }) => `${calledBy(name, nameOf)} (${format.number(each)})`).join(' · ')
  if (people === 0) return <p className={classes.none}>{t('nobody')}</p>
  return (
    <dl className={classes.facts}>
      <dt>{t('people')}</dt>
      <dd>
        <b>{format.number(people)}</b>
      </dd>
      <dt>{t('bell')}</dt>
      <dd>{format.number(notified)}</dd>
      {unwanted > 0 && (
        <>
          <dt>{t('unwanted')}</dt>
          <dd>{format.number(unwanted)}</dd>
        </>
      )}
      {untexted && (
        <>
          <dt>{t('sms')}</dt>
          <dd>{t('smsFacts', { texted, noPhone: untexted.noPhone, notWanted: untexted.notWanted })}</dd>
        </>
      )}
      <dt>{t('places')}</dt>
      <dd>{listed(byPlace)}</dd>
      <dt>{t('languages')}</dt>
      <dd>{listed(byLanguage, languageOf)}</dd>
      {byCrop.length > 0 && (
        <>
          <dt>{t('crops')}</dt>
          <dd>{listed(byCrop)}</dd>
        </>
      )}
    </dl>
  )
}
