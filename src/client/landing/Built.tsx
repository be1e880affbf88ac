import { IconDeviceMobile, IconRefresh, IconUsers } from '@tabler/icons-react'
import { useWords } from './words.ts'

const POINTS = [
  { name: 'mobile', Icon: IconDeviceMobile },
  { name: 'offline', Icon: IconRefresh },
  { name: 'separate', Icon: IconUsers },
] as const

export function Built() {
  const text = useWords()
  return (
    <section className="built">
      <div className="part built-in">
        <div>
          <h2>{text.built.title}</h2>
          <p className="sub">{text.built.lead}</p>
        </div>
        <ul className="points">
          {POINTS.map(({ name, Icon }) => (
            <li key={name}>
              <span className="icon solid">
                <Icon size={24} stroke={1.8} aria-hidden="true" />
              </span>
              <div>
                <h3>{text.built[name].title}</h3>
                <p>{text.built[name].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
