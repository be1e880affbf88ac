import { IconCloudRain, IconTrendingUp } from '@tabler/icons-react'
import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useWords } from './words.ts'

/** A picture of the farmer's home, made of markup. */
export function SamplePhone() {
  const { hero } = useWords()
  return (
    <div className="phone" role="img" aria-label={hero.sample}>
      <div className="phone-top">
        <b>{hero.greeting}</b>
        <span>{hero.place}</span>
      </div>
      <div className="sample alert">
        <IconCloudRain size={22} aria-hidden="true" />
        <div>
          <b>{hero.alert}</b>
          <span>{hero.alertHint}</span>
        </div>
      </div>
      <div className="sample price">
        <div>
          <b>{hero.maize}</b>
          <span className="rising">
            <IconTrendingUp size={15} aria-hidden="true" /> {hero.rising}
          </span>
        </div>
        <strong>
          {hero.price}
          <small>{hero.perKg}</small>
        </strong>
        <svg viewBox="0 0 200 44" aria-hidden="true">
          <path className="under" d="M2 38 30 34 60 39 92 23 124 25 158 13 198 6V44H2Z" />
          <path className="line" d="M2 38 30 34 60 39 92 23 124 25 158 13 198 6" />
        </svg>
      </div>
      <div className="sample crop">
        <span className="drawing">
          <CropDrawing name="Cassava" size={26} />
        </span>
        <div>
          <b>{hero.cassava}</b>
          <span>
            {hero.planted} · {hero.harvest}
          </span>
          <svg className="progress" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className="track" width="100" height="6" rx="3" />
            <rect className="done" width="25" height="6" rx="3" />
          </svg>
        </div>
      </div>
    </div>
  )
}
