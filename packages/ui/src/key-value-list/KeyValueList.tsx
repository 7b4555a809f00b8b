import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './KeyValueList.css.ts'

/** One fact. */
export interface KeyValue {
  /** Stable key. */
  id: string
  /** What it is. */
  label: string
  /** The language of the label, where it is not the page's. */
  labelLang?: string | undefined
  /** The value; an Amount, a DateTime, a StatusLabel, or text. */
  value: ReactNode
  /** Draws the value as the list's total, such as the sum received. @default false */
  strong?: boolean
}

/** Facts side by side. */
export const keyValueColumns = [1, 2] as const
export type KeyValueColumns = (typeof keyValueColumns)[number]

export interface KeyValueListProps extends CommonProps<HTMLDivElement> {
  /** The facts, in order. */
  items: readonly KeyValue[]
  /** Columns where they fit. @default 1 */
  columns?: KeyValueColumns
}

/** Names and values of one thing: a deposit's receipt, a member's details. */
export function KeyValueList({ items, columns = 1, ...root }: KeyValueListProps) {
  return (
    <div {...commonProps(root)} className={css.container}>
      <dl className={css.list} data-columns={columns}>
        {items.map((item) => (
          <div className={css.pair} key={item.id} data-strong={item.strong || undefined}>
            <dt className={css.label}>
              {item.labelLang ? <bdi lang={item.labelLang}>{item.label}</bdi> : item.label}
            </dt>
            <dd className={css.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
