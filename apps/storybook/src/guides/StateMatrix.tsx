import { type ReactNode, useEffect, useState } from 'react'
import { type StateEntry, type StateRow, stateEntries, stateRows, states } from './states.ts'
import * as styles from './TokenTable.css.ts'

export interface StateMatrixProps {
  entries: readonly StateEntry[]
  /** Shows only titles that begin so. @default '' */
  under?: string
}

/** Which states of each component have a story, by the words of the stories' names; each mark links to it. */
export function StateMatrix({ entries, under = '' }: StateMatrixProps): ReactNode {
  const rows = stateRows(entries.filter(({ title }) => title.startsWith(under)))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard.
    <section className={styles.scroll} aria-label="State matrix" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Component', ...Object.keys(states), 'stories'].map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.title} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ title, cells, count }: StateRow): ReactNode {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {title}
      </th>
      {(Object.keys(states) as (keyof typeof states)[]).map((state) => {
        const story = cells[state]
        return (
          <td key={state} className={styles.cell}>
            {story && (
              <a href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            )}
          </td>
        )
      })}
      <td className={styles.cell}>{count}</td>
    </tr>
  )
}

/** The matrix of the Storybook that this page belongs to. */
export function LiveStateMatrix({ under }: Pick<StateMatrixProps, 'under'>): ReactNode {
  const [entries, setEntries] = useState<readonly StateEntry[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('./index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((index: unknown) => setEntries(stateEntries(index)))
      .catch(() => setFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [])
  if (failed) return <p>The list of stories could not be read.</p>
  return entries ? <StateMatrix entries={entries} {...(under !== undefined && { under })} /> : <p>Reading…</p>
}
