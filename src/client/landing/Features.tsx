import {
  IconBulb,
  IconChartLine,
  IconCloudRain,
  IconDeviceMobileMessage,
  IconLanguage,
  IconPlant2,
} from '@tabler/icons-react'
import { useWords } from './words.ts'

const FEATURES = [
  { name: 'crops', tone: 'leaf', Icon: IconPlant2 },
  { name: 'advisories', tone: 'maize', Icon: IconBulb },
  { name: 'prices', tone: 'sky', Icon: IconChartLine },
  { name: 'weather', tone: 'clay', Icon: IconCloudRain },
  { name: 'sms', tone: 'leaf', Icon: IconDeviceMobileMessage },
  { name: 'languages', tone: 'maize', Icon: IconLanguage },
] as const

export function Features() {
  const text = useWords()
  return (
    <section className="part" id="features">
      <h2>{text.features.title}</h2>
      <p className="sub">{text.features.lead}</p>
      <ul className="features">
        {FEATURES.map(({ name, tone, Icon }) => (
          <li key={name} className="card">
            <span className={`icon ${tone}`}>
              <Icon size={26} stroke={1.8} aria-hidden="true" />
            </span>
            <h3>{text.features[name].title}</h3>
            <p>{text.features[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
