import { useWords } from './words.ts'

export function Stats() {
  const { label, ...numbers } = useWords().stats
  return (
    <section className="stats" aria-label={label}>
      {Object.values(numbers).map(({ value, name }) => (
        <div key={name}>
          <b>{value}</b>
          <span>{name}</span>
        </div>
      ))}
    </section>
  )
}
