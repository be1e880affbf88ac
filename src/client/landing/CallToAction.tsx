import { CropDrawing } from '#client/features/crops/CropDrawing.tsx'
import { useWords } from './words.ts'

const ROW = ['Cassava', 'Maize', 'Cocoa', 'Tomato', 'Rice', 'Banana', 'Groundnut']

export function CallToAction() {
  const text = useWords()
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
