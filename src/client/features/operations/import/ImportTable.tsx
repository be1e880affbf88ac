import classes from './ImportTable.module.css'

type ImportTableProps = {
  label: string
  /** Whether the label stands above it; else what stands before the table says what it is. */
  isTitled?: boolean
  head: string[]
  rows: string[][]
}

/** Some rows of a file, each as the import understood it. */
export function ImportTable({ label, isTitled = false, head, rows }: ImportTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={classes.scrolls} aria-label={label} tabIndex={0}>
      <table>
        {isTitled && <caption>{label}</caption>}
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
