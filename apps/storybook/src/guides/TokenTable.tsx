import { type BrandTokens, readTokens } from '@baize/ui/brand'
import { tokens } from '@baize/ui/tokens'
import type { ReactNode } from 'react'
import { brandDocuments } from '../../.storybook/brands.ts'
import * as styles from './TokenTable.css.ts'
import { type TokenRow, tokenSections } from './token-rows.ts'

export interface TokenTableProps {
  /** The folder's name under `brands`; the toolbar's choice. */
  brand: string
  /** Shows only roles whose path begins so. @default '' */
  under?: string
}

/** Every role of the token contract with its value in a brand, in both schemes. Nothing here is kept by hand. */
export function TokenTable({ brand, under = '' }: TokenTableProps): ReactNode {
  const given: BrandTokens = readTokens(brandDocuments.get(brand))
  const sections = tokenSections(tokens, given).filter(({ name }) => name.startsWith(under))
  return (
    <div className={styles.page}>
      {sections.map(({ name, rows }) => (
        <div key={name}>
          <h2 className={styles.heading}>{name}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
          <section className={styles.scroll} aria-label={name} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Role', 'Custom property', 'Light', 'Dark'].map((title) => (
                    <th key={title} scope="col" className={styles.cell}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.path} {...row} />
                ))}
              </tbody>
            </table>
          </section>
        </div>
      ))}
    </div>
  )
}

function Row({ path, property, light, dark }: TokenRow): ReactNode {
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {path}
      </th>
      <td className={styles.cell}>
        <code className={styles.code}>{property}</code>
      </td>
      {light === dark ? (
        <td className={styles.cell} colSpan={2}>
          <Value css={light} path={path} />
        </td>
      ) : (
        [light, dark].map((css, index) => (
          <td key={index === 0 ? 'light' : 'dark'} className={styles.cell}>
            <Value css={css} path={path} />
          </td>
        ))
      )}
    </tr>
  )
}

function Value({ css, path }: { css: string; path: string }): ReactNode {
  return (
    <span className={styles.value}>
      {path.startsWith('color.') && (
        <svg className={styles.swatch} aria-hidden="true">
          <rect width="100%" height="100%" fill={css} />
        </svg>
      )}
      {/^(space|radius|size\.(control|icon))/.test(path) && <Bar css={css} />}
      <code className={styles.code}>{css}</code>
    </span>
  )
}

/** A length as it is, up to what fits into a cell. */
function Bar({ css }: { css: string }): ReactNode {
  return (
    <svg className={styles.bar} width="96" height="8" aria-hidden="true">
      <rect width={css} height="8" fill="currentColor" />
    </svg>
  )
}
