import { IconChevronRight, IconPolygon, IconRulerMeasure, IconTextCaption, IconWalk } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { readWalk } from '#client/offline/walk/kept-walk.ts'
import { Card } from '#client/ui/Card.tsx'
import grid from '#client/ui/page/grid.module.css'
import classes from './NewField.module.css'

const CHOICES = [
  { way: 'walk', Icon: IconWalk },
  { way: 'draw', Icon: IconPolygon },
  { way: 'tape', Icon: IconRulerMeasure },
  { way: 'area', Icon: IconTextCaption },
] as const

/** The ways to a new field; a walk that is under way is told. */
export function WayChoice() {
  const t = useTranslations('fields.new')
  const isUnderWay = useIsUnderWay()
  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={grid.cards}>
        {CHOICES.map(({ way, Icon }) => (
          <Card key={way}>
            <Link to="/fields/new" search={{ way }} className={classes.way}>
              <Icon size={30} stroke={1.6} aria-hidden="true" />
              <span className={classes.words}>
                <b>{way === 'walk' && isUnderWay ? t('goOn') : t(way)}</b>
                <span>{way === 'walk' && isUnderWay ? t('underWay') : t(`${way}Hint`)}</span>
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </Card>
        ))}
      </div>
    </>
  )
}

function useIsUnderWay() {
  const [isUnderWay, setUnderWay] = useState(false)
  useEffect(() => {
    void readWalk().then((walk) => setUnderWay(walk !== null))
  }, [])
  return isUnderWay
}
