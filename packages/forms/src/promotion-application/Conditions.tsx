import * as css from './Conditions.css.ts'

/** What a promotion depends on, one line each. */
export function Conditions({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return null
  return (
    <ul className={css.list}>
      {conditions.map((condition) => (
        <li key={condition}>
          <bdi>{condition}</bdi>
        </li>
      ))}
    </ul>
  )
}
