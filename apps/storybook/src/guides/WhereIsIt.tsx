import { LinkTo } from './LinkTo.tsx'
import * as styles from './TokenTable.css.ts'
import { places } from './where.ts'

/** From common names to the place in the sidebar. */
export function WhereIsIt() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            You look for
          </th>
          <th scope="col" className={styles.cell}>
            It is in
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ what, titles }) => (
          <tr key={what}>
            <th scope="row" className={styles.cell}>
              {what}
            </th>
            <td className={styles.cell}>
              {titles.map((title) => (
                <LinkTo key={title} title={title} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
