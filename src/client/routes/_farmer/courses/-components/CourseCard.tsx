import { IconCheck, IconClock, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Shown } from '#client/i18n/shown.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useLowData } from '#client/phone/low-data.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { Value } from '#client/ui/value/Value.tsx'
import { truncated } from '#domain/advice/advisory.ts'
import type { CourseCard as Course } from '#domain/learning/course.schema.ts'
import classes from './CourseCard.module.css'
import { CourseDrawing } from './CourseDrawing.tsx'

const MAX_DESCRIPTION = 100
const MAX_BENEFITS = 3

const content = (words: Shown) => <span lang="en">{words}</span>

/** A course of the catalogue; the whole card leads to it. */
export function CourseCard({ course, isSaved }: { course: Course; isSaved: boolean }) {
  const { formatCoursePrice } = useMoney()
  const isLow = useLowData()
  const t = useTranslations('learning')
  const words = useTranslations('courses')
  const {
    id,
    title,
    shortDescription,
    description,
    duration,
    targetAudience,
    keyBenefits,
    level,
    price,
    currency,
    imageUrl,
  } = course
  const [audience] = targetAudience
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div className={classes.picture}>
        {imageUrl && !isLow ? <img src={imageUrl} alt="" loading="lazy" /> : <CourseDrawing size={56} />}
      </div>
      <div className={classes.badges}>
        <Badge tone="info">{t(level)}</Badge>
        {isSaved && <Badge tone="good">{words('offline.here')}</Badge>}
        <b className={classes.price}>{price === 0 ? t('free') : formatCoursePrice(price, currency)}</b>
      </div>
      <h3 className={classes.title}>
        <Link to="/courses/$courseId" params={{ courseId: id }} className={whole.cover} lang="en">
          {title}
        </Link>
      </h3>
      <p className={classes.text} lang="en">
        {shortDescription ?? truncated(description, MAX_DESCRIPTION)}
      </p>
      <div className={classes.facts}>
        {duration && (
          <span>
            <IconClock size={16} aria-hidden="true" />{' '}
            <Value>{words.rich('catalogue.duration', { duration, content })}</Value>
          </span>
        )}
        {audience && (
          <span>
            <IconUsers size={16} aria-hidden="true" />{' '}
            <Value>{words.rich('catalogue.audience', { audience, content })}</Value>
          </span>
        )}
      </div>
      <ul className={classes.benefits} lang="en">
        {keyBenefits.slice(0, MAX_BENEFITS).map((benefit) => (
          <li key={benefit}>
            <IconCheck size={16} aria-hidden="true" /> <Value>{benefit}</Value>
          </li>
        ))}
      </ul>
    </Card>
  )
}
