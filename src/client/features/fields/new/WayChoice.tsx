import { IconChevronRight, IconPolygon, IconRulerMeasure, IconTextCaption, IconWalk } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { readWalk } from '#client/offline/walk/kept-walk.ts'
import { Card } from '#client/ui/Card.tsx'
import grid from '#client/ui/page/grid.module.css'
import whole from '#client/ui/styles/whole-card.module.css'
import classes from './NewField.module.css'
import { type NewFieldSearch, targetOf } from './target.ts'
import { useTarget } from './useTarget.ts'

const CHOICES = [
  { way: 'walk', Icon: IconWalk },
  { way: 'draw', Icon: IconPolygon },
  { way: 'tape', Icon: IconRulerMeasure },
  { way: 'area', Icon: IconTextCaption },
] as const

/** The ways to measure a field; a walk that is under way is told, also one round another field. */
export function WayChoice() {
  const t = useTranslations('fields.new')
  const { search, place, field } = useTarget()
  const underWay = useWalkUnderWay()
  // A known border is measured by another border, and an area that was said by the form of the field.
  const choices = CHOICES.filter(({ way }) => !field || way === 'walk' || way === 'draw' || (way === 'tape' && field.boundaryCoordinates.length === 0)) // biome-ignore format: one question
  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={grid.cards}>
        {choices.map(({ way, Icon }) => {
          const goesOn = way === 'walk' && underWay
          const target = goesOn ? underWay : targetOf(search)
          return (
            <Card key={way} className={whole.card}>
              <Link to={place} search={{ ...target, way }} className={`${classes.way} ${whole.cover}`}>
                <Icon size={30} stroke={1.6} aria-hidden="true" />
                <span className={classes.words}>
                  <b>{goesOn ? t('goOn') : t(way)}</b>
                  <span>{goesOn ? t('underWay') : t(`${way}Hint`)}</span>
                </span>
                <IconChevronRight size={20} aria-hidden="true" />
              </Link>
            </Card>
          )
        })}
      </div>
    </>
  )
}

/** What the walk is for that is under way on this phone. */
function useWalkUnderWay() {
  const [target, setTarget] = useState<NewFieldSearch | null>(null)
  useEffect(() => {
    void readWalk().then((walk) => setTarget(walk && (walk.target ?? {})))
  }, [])
  return target
}
