import text from '#client/i18n/en/landing.ts'
import { Field } from './Field.tsx'
import { SamplePhone } from './SamplePhone.tsx'

export function Hero() {
  return (
    <section className="hero">
      <div className="hero-in">
        <div className="hero-words">
          <h1>{text.hero.title}</h1>
          <p className="lead">{text.hero.lead}</p>
          <p className="buttons">
            <a className="button" href="/select">
              {text.hero.enter}
            </a>
            <a className="button quiet" href="#features">
              {text.hero.more}
            </a>
          </p>
        </div>
        <SamplePhone />
      </div>
      <Field />
    </section>
  )
}
