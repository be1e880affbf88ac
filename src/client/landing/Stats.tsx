import text from '#client/i18n/en/landing.ts'

const { label, ...numbers } = text.stats

export function Stats() {
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
