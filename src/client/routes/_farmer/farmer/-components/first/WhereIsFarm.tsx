import { Button, UnstyledButton } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useProfileChange } from '#client/features/people/useProfileChange.ts'
import { useLanguage } from '#client/i18n/LanguageProvider.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { findPosition } from '#client/phone/find-position.ts'
import { useOfferedLanguages } from '#client/query/useOfferedLanguages.ts'
import { changeLanguage } from '#client/shell/language/change-language.ts'
import { Card } from '#client/ui/Card.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { LANGUAGES } from '#domain/languages.ts'
import { CITIES, type City } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { nearestCity } from '#domain/weather/cities.ts'
import classes from './First.module.css'

/** The first question to a farmer whose place nobody knows: the language in its own words, and where the farm is. */
export function WhereIsFarm() {
  const t = useTranslations('profile.place')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={classes.card}>
        <LanguageChips />
        <h2 id={id}>{t('title')}</h2>
        <p>{t('text')}</p>
        <PlaceChoice />
      </Card>
    </section>
  )
}

function LanguageChips() {
  const t = useTranslations('profile.place')
  const current = useLanguage()
  const offered = useOfferedLanguages()
  return (
    <fieldset className={classes.chips} aria-label={t('language')}>
      {offered.map((language) => (
        <UnstyledButton
          key={language}
          lang={LANGUAGES[language].tag}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          {LANGUAGES[language].name}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

function PlaceChoice() {
  const t = useTranslations('profile.place')
  const words = useTranslations('profile')
  const change = useProfileChange({
    done: ({ preferredLocation }) => ({
      title: words('locationChanged'),
      text: words('locationChangedTo', { place: preferredLocation }),
      tone: 'good',
    }),
  })
  const { isFinding, failed, find } = useFoundCity((preferredLocation) => change.mutate({ preferredLocation }))
  return (
    <>
      <SelectField
        label={t('city')}
        error={failed && t('notFound')}
        value={change.isPending ? (change.input?.preferredLocation ?? '') : ''}
        data={[{ value: '', label: t('choose') }, ...keysOf(CITIES)]}
        onChange={({ currentTarget: { value } }) => value && change.mutate({ preferredLocation: value as City })}
      />
      <Button
        variant="light"
        leftSection={<IconCurrentLocation size={20} aria-hidden="true" />}
        loading={isFinding || change.isPending}
        onClick={find}
      >
        {t('here')}
      </Button>
    </>
  )
}

/** The city nearest to this phone, if it may say where it is. */
function useFoundCity(onFound: (city: City) => void) {
  const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
  const find = () => {
    setState('finding')
    findPosition()
      .then(nearestCity)
      .catch(() => null)
      .then((city) => {
        setState(city ? 'idle' : 'failed')
        if (city) onFound(city)
      })
  }
  return { isFinding: state === 'finding', failed: state === 'failed', find }
}
