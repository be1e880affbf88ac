import text from '#client/i18n/en/landing.ts'
import { CropDrawing } from '../components/CropDrawing.tsx'

const ROW = ['Cassava', 'Maize', 'Cocoa', 'Tomato', 'Rice', 'Banana', 'Groundnut']

export function CallToAction() {
  return (
    <section className="part cta">
      <div className="crops" aria-hidden="true">
        {ROW.map((name) => (
          <CropDrawing key={name} name={name} size={40} />
        ))}
      </div>
      <h2>{text.cta.title}</h2>
      <p className="lead">{text.cta.lead}</p>
      <a className="button" href="/select">
        {text.cta.start}
      </a>
    </section>
  )
}
