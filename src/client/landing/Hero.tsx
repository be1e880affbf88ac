import { Field } from './Field.tsx'
import { SamplePhone } from './SamplePhone.tsx'
import { useWords } from './words.ts'

export function Hero() {
  const text = useWords()
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
